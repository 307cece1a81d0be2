// The story's five corrections: what is said, and what is true, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'mil personas',
  lake: 'la mitad del lago Ontario',
  california: 'lo que usó California en 2021',
  grams: 'kilogramos por kilogramo de tela',
  megajoules: 'kWh por kilogramo',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', durante un día'];
export const lakeRight = <Phrase>(share: Phrase) => ['el ', share, ' del lago Ontario'];
export const californiaRight = <Phrase>(share: Phrase) => [
  'el ',
  share,
  ' de lo que usó California en años anteriores; no encontramos un total de 2021',
];
export const gramsRight = 'gramos por camiseta';
export const megajoulesRight = 'megajulios por kilogramo';

// Both in one short sentence.
export const peopleShort = <Phrase>(people: Phrase) => [people, ': durante un día.'];
export const lakeShort = <Phrase>(share: Phrase) => ['No medio lago Ontario: el ', share, '.'];
export const californiaShort = <Phrase>(share: Phrase) => [
  'No California en 2021: el ',
  share,
  ', años antes.',
];
export const gramsShort = 'No kilos por kilo: gramos por camiseta.';
export const megajoulesShort = 'No kWh por kilogramo: megajulios.';

// How many of them the reader has mended; numbers come in words.
export const noneMended = (all: string) => `Las ${all} están por zurcir`;
export const someMended = (isOne: boolean, text: string, all: string) =>
  isOne ? `Una de las ${all}, zurcida` : `${text} de las ${all}, zurcidas`;
export const allMended = (all: string) => `${all} afirmaciones zurcidas`;

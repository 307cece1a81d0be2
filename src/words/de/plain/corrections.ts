// The story's five corrections: what is said, and what is true, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'tausend Menschen',
  lake: 'der halbe Ontariosee',
  california: 'Kaliforniens Jahresverbrauch 2021',
  grams: 'Kilogramm pro Kilogramm Stoff',
  megajoules: 'kWh pro Kilogramm',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', für einen Tag'];
export const lakeRight = <Phrase>(share: Phrase) => [share, ' des Ontariosees'];
export const californiaRight = <Phrase>(share: Phrase) => [
  share,
  ' von Kaliforniens Verbrauch in früheren Jahren; für 2021 haben wir keine Gesamtmenge gefunden',
];
export const gramsRight = 'Gramm pro T-Shirt';
export const megajoulesRight = 'Megajoule pro Kilogramm';

// Both in one short sentence.
export const peopleShort = <Phrase>(people: Phrase) => [people, ': für einen Tag.'];
export const lakeShort = <Phrase>(share: Phrase) => ['Nicht der halbe Ontariosee: ', share, '.'];
export const californiaShort = <Phrase>(share: Phrase) => [
  'Nicht Kalifornien 2021: ',
  share,
  ' früherer Jahre.',
];
export const gramsShort = 'Nicht Kilo pro Kilo: Gramm pro T-Shirt.';
export const megajoulesShort = 'Nicht kWh pro Kilogramm: Megajoule.';

// How many of them the reader has mended; numbers come in words.
export const noneMended = (all: string) => `Noch keine von ${all} geflickt`;
export const someMended = (isOne: boolean, text: string, all: string) =>
  isOne ? `Eine von ${all} geflickt` : `${text} von ${all} geflickt`;
export const allMended = (all: string) => `${all} Behauptungen geflickt`;

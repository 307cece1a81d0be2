// The story's five corrections: what is said, and what is true, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'mille personnes',
  lake: 'la moitié du lac Ontario',
  california: 'la consommation de la Californie en 2021',
  grams: 'kilogrammes par kilogramme de tissu',
  megajoules: 'kWh par kilogramme',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', pendant un jour'];
export const lakeRight = <Phrase>(share: Phrase) => [share, ' du lac Ontario'];
export const californiaRight = <Phrase>(share: Phrase) => [
  share,
  ' de la consommation californienne d’années antérieures ; nous n’avons pas trouvé de total pour 2021',
];
export const gramsRight = 'grammes par T-shirt';
export const megajoulesRight = 'mégajoules par kilogramme';

// Both in one short sentence.
export const peopleShort = <Phrase>(people: Phrase) => [people, ' : pendant un jour.'];
export const lakeShort = <Phrase>(share: Phrase) => ['Pas la moitié du lac Ontario : ', share, '.'];
export const californiaShort = <Phrase>(share: Phrase) => [
  'Pas la Californie en 2021 : ',
  share,
  ' des années d’avant.',
];
export const gramsShort = 'Pas des kilos par kilo : des grammes par T-shirt.';
export const megajoulesShort = 'Pas des kWh par kilo : des mégajoules.';

// How many of them the reader has mended; numbers come in words.
export const noneMended = (all: string) => `Encore ${all} erreurs à repriser`;
export const someMended = (isOne: boolean, text: string, all: string) =>
  isOne ? `Une sur ${all} est reprisée` : `${text} sur ${all} sont reprisées`;
export const allMended = (all: string) => `${all} erreurs reprisées`;

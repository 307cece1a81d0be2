// The story's corrections: what is said, and what is true, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'mille personnes',
  lake: 'la moitié du lac Ontario',
  california: 'la consommation de la Californie en 2021',
  grams: 'kilogrammes par kilogramme de tissu',
  fiber: 'par kg de tissu',
  megajoules: 'kWh par kilogramme',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', pendant un jour'];
export const lakeRight = <Phrase>(share: Phrase) => [share, ' du lac Ontario'];
export const californiaRight = <Phrase>(share: Phrase) => [
  share,
  ' de celle d’années antérieures ; nous n’avons pas trouvé de total pour 2021',
];
export const gramsRight = 'grammes par T-shirt';
export const fiberRight = 'par kg de fibre, avant le filage, la teinture et la couture';
export const megajoulesRight = 'mégajoules par kilogramme de fibre';

// Why, in one line of arithmetic.
type Pair = readonly [of: string, share: string];
export const peopleWorking = (cups: string, aDay: string, people: string) =>
  `${cups} tasses ÷ ${aDay} par jour = ${people} personnes`;
export const lakeWorking = (water: string, lake: string, share: string) => `${water} ÷ ${lake} = ${share}`;
export const californiaWorking = (cloth: string, [most, least]: Pair, [few, greatest]: Pair) =>
  `${cloth} ÷ ${most} = ${least}\u202f; ${cloth} ÷ ${few} = ${greatest}`;
export const gramsWorking = (chart: string, table: string, times: string) =>
  `pour le coton seul, ${chart} kg ÷ ${table} kg = ${times} fois trop`;
export const fiberWorking = (cotton: string, all: string, share: string) =>
  `le coton fait ${cotton} g ÷ ${all} g = ${share} du CO2e d’un T-shirt`;
export const megajoulesWorking = (kwh: string, megajoules: string, published: string) =>
  `pour le coton, ${kwh} kWh = ${megajoules} mégajoules\u202f; une étude donne ${published}`;

// Both in one short sentence.
export const peopleShort = <Phrase>(people: Phrase) => [people, '\u00a0: pendant un jour.'];
export const lakeShort = <Phrase>(share: Phrase) => ['Pas la moitié du lac Ontario\u00a0: ', share, '.'];
export const californiaShort = <Phrase>(share: Phrase) => [
  'Pas la Californie en 2021\u00a0: ',
  share,
  ' des années d’avant.',
];
export const gramsShort = 'Pas des kilos par kilo\u00a0: des grammes par T-shirt.';
export const fiberShort = 'Pas par kg de tissu\u00a0: par kg de fibre.';
export const megajoulesShort = 'Pas des kWh par kilo\u00a0: des mégajoules.';

// How many the reader has mended; numbers come in words. Where it is none, an invitation.
export const noneMended = 'Tirez un fil rouge.';
export const someMended = (isOne: boolean, text: string) =>
  isOne ? `${text} erreur raccommodée.` : `${text} erreurs raccommodées.`;
export const allMended = (all: string) => `Les ${all} erreurs sont raccommodées.`;

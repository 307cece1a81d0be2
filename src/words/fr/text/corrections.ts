// The story's corrections: what is said, and what is true, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/corrections';
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

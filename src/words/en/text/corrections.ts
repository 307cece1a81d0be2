// The story's corrections: what is said, and what is true.

import { numberWord } from './grammar';

export const WRONG = {
  people: 'a thousand people',
  lake: 'half of Lake Ontario',
  california: 'California’s annual use in 2021',
  grams: 'kilograms per kilogram of fabric',
  fiber: 'per kg of fabric',
  megajoules: 'kWh per kilogram',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', for one day'];
export const lakeRight = <Phrase>(share: Phrase) => [share, ' of Lake Ontario'];
export const californiaRight = <Phrase>(share: Phrase) => [
  share,
  ' of California’s use in earlier years; we found no total for 2021',
];
export const gramsRight = 'grams per T-shirt';
export const fiberRight = 'per kg of fiber, before spinning, dyeing and sewing';
export const megajoulesRight = 'megajoules per kilogram of fiber';

// Why, in one line of arithmetic.
type Pair = readonly [of: string, share: string];
export const peopleWorking = (cups: string, aDay: string, people: string) =>
  `${cups} cups ÷ ${aDay} a day = ${people} people`;
export const lakeWorking = (water: string, lake: string, share: string) => `${water} ÷ ${lake} = ${share}`;
/** Million acre-feet; of California's totals the highest and the lowest, with the share of each. */
export const californiaWorking = (cloth: string, [most, least]: Pair, [few, greatest]: Pair) =>
  `${cloth} ÷ ${most} = ${least}; ${cloth} ÷ ${few} = ${greatest}`;
export const gramsWorking = (chart: string, table: string, times: string) =>
  `for the cotton alone, ${chart} kg ÷ ${table} kg = ${times} times too much`;
export const fiberWorking = (cotton: string, all: string, share: string) =>
  `the cotton is ${cotton} g ÷ ${all} g = ${share} of a T-shirt’s CO2e`;
export const megajoulesWorking = (kwh: string, megajoules: string, published: string) =>
  `for cotton, ${kwh} kWh = ${megajoules} megajoules; a study has ${published}`;

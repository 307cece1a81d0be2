// The story's five corrections: what is said, and what is true.

import { numberWord } from './grammar';

export const WRONG = {
  people: 'a thousand people',
  lake: 'half of Lake Ontario',
  california: 'California’s annual use in 2021',
  grams: 'kilograms per kilogram of fabric',
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
export const megajoulesRight = 'megajoules per kilogram';

// Both in one short sentence.
export const peopleShort = <Phrase>(people: Phrase) => [people, ': for one day.'];
export const lakeShort = <Phrase>(share: Phrase) => ['Not half of Lake Ontario: ', share, '.'];
export const californiaShort = <Phrase>(share: Phrase) => ['Not California in 2021: ', share, ', earlier.'];
export const gramsShort = 'Not kilograms per kilogram: grams per T-shirt.';
export const megajoulesShort = 'Not kWh per kilogram: megajoules.';

// How many of them the reader has mended; numbers come in words.
export const noneMended = (all: string) => `None of ${all} claims mended yet`;
export const someMended = (_isOne: boolean, text: string, all: string) => `${text} of ${all} claims mended`;
export const allMended = (all: string) => `${all} claims, mended`;

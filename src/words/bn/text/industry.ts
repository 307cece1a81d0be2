// The sentences that model/industry.ts computes, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../../bengali';
import type * as english from '../../en/text/industry';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./industry')>;

export const ofTwenty = (ropes: string, all: number) => `প্রতি ${inDigits(all)}টির মধ্যে ${ropes}টি`;
export const worldPeople = '# মানুষ';
export const yearsForAll = (years: string) => `প্রায় ${years} বছর`;
export const lastsYears = <Figure>(people: Figure, cups: string, years: Figure) => [
  'পৃথিবীর ',
  people,
  ` সবাই দিনে ${cups} করে খেলে এই পানিতে চলত `,
  years,
  '।',
];

// The sentences that model/industry.ts computes, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industry';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./industry')>;

export const ofTwenty = (ropes: string, all: number) => `${ropes} من كل ${all}`;
export const worldPeople = '# إنسان';
export const yearsForAll = (years: string) => `نحو ${years} عامًا`;
export const lastsYears = <Figure>(people: Figure, cups: string, years: Figure) => [
  'لو شرب ',
  people,
  ` جميعًا ${cups} في اليوم، لكفى هذا الماء `,
  years,
  '.',
];

// The sentences that model/industry.ts computes, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industry';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./industry')>;

export const ofTwenty = (ropes: string, all: number) => `${ropes} de cada ${all}`;
export const worldPeople = '# que somos';
export const yearsForAll = (years: string) => `unos ${years} años`;
export const lastsYears = <Figure>(people: Figure, cups: string, years: Figure) => [
  'Si los ',
  people,
  ` bebiéramos ${cups} al día, esta agua duraría `,
  years,
  '.',
];

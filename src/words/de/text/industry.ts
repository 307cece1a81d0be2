// The sentences that model/industry.ts computes, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industry';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./industry')>;

export const ofTwenty = (ropes: string, all: number) => `${ropes} von je ${all}`;
export const worldPeople = '# Menschen';
export const yearsForAll = (years: string) => `etwa ${years} Jahre`;
export const lastsYears = <Figure>(people: Figure, cups: string, years: Figure) => [
  'Wenn alle ',
  people,
  ` jeden Tag ${cups} tränken, würde dieses Wasser `,
  years,
  ' reichen.',
];

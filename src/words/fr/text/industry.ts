// The sentences that model/industry.ts computes, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industry';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./industry')>;

export const ofTwenty = (ropes: string, all: number) => `${ropes} sur ${all}`;
export const worldPeople = '# d’êtres humains';
export const yearsForAll = (years: string) => `environ ${years} ans`;
export const lastsYears = <Figure>(people: Figure, cups: string, years: Figure) => [
  'Si les ',
  people,
  ` buvaient chacun ${cups} par jour, cette eau suffirait pour `,
  years,
  '.',
];

// The sentences about the phases of production, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the answer's place before the press. */
export const question = `${phaseCount}টি ধাপের মধ্যে কোনটিতে CO2 সবচেয়ে বেশি?`;

export const grams = (number: string) => `${number} গ্রাম`;
export const finding = <Phrase>(most: string, grams: Phrase, all: Phrase) => [
  `${most}: `,
  all,
  '-এর মধ্যে ',
  grams,
  '।',
];

export const half = 'অর্ধেক';
export const each = (percent: string) => `${percent} করে`;
export const paragraph = <Phrase>(half: Phrase, each: Phrase) => [
  'CO2-র ',
  half,
  ' আসে পোশাক বানানো থেকে। সুতা উৎপাদন আর ব্যবহার, এই দুইয়ের ভাগে ',
  each,
  '।',
];

export const gives = <Phrase>(half: Phrase) => [half, ' আসে পোশাক বানানো থেকে।'];
export const guessedPhase = (phase: string, percent: string) => `তোমার অনুমান: ${phase}, ${percent}।`;
export const guessedIt = 'তোমার অনুমান ঠিক।';

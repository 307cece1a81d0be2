// The sentences about the phases of production, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the answer's place before the press. */
export const question = `أي المراحل ال${phaseCount} تُطلق أكثر CO2؟`;

export const grams = (number: string) => `${number} غرام`;
export const finding = <Phrase>(most: string, grams: Phrase, all: Phrase) => [
  `${most}: `,
  grams,
  ' من ',
  all,
  '.',
];

export const half = 'نصف';
export const each = (percent: string) => `${percent} لكل منهما`;
export const paragraph = <Phrase>(half: Phrase, each: Phrase) => [
  'صنع الملابس يسبب ',
  half,
  ' CO2. أما إنتاج الغزل والاستعمال فحصتهما ',
  each,
  '.',
];

export const gives = <Phrase>(half: Phrase) => ['صنع الملابس يُطلق ', half, ' CO2.'];
export const guessedPhase = (phase: string, percent: string) => `تخمينك: ${phase}، ${percent}.`;
export const guessedIt = 'تخمينك صحيح.';

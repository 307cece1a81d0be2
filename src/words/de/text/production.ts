// The sentences about the phases of production, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the answer's place before the press. */
export const question = `Welche der ${phaseCount} Phasen verursacht am meisten CO2?`;

export const grams = (number: string) => `${number} Gramm`;
export const finding = <Phrase>(most: string, grams: Phrase, all: Phrase) => [
  `${most}: `,
  grams,
  ' von ',
  all,
  '.',
];

export const half = 'die Hälfte';
export const each = (percent: string) => `je ${percent}`;
export const paragraph = <Phrase>(half: Phrase, each: Phrase) => [
  'Die Herstellung der Kleidung verursacht ',
  half,
  ' des CO2. Auf Garnherstellung und Nutzung entfallen ',
  each,
  '.',
];

export const gives = <Phrase>(half: Phrase) => ['Die Herstellung der Kleidung verursacht ', half, '.'];
export const guessedPhase = (phase: string, percent: string) => `Dein Tipp: ${phase}, ${percent}.`;
export const guessedIt = 'Du hast es erraten.';

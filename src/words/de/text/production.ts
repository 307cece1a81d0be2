// The sentences about the phases of production, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the finding's place before the press, and in the paragraph's: neither gives the answer. */
export const question = `Welche der ${phaseCount} Phasen verursacht am meisten CO2?`;
export const reading = (perTurn: string) =>
  `Eine Windung Garn auf einer Spule steht für ${perTurn} Gramm CO2e, wenn unsere Prüfung stimmt.`;

export const grams = (number: string) => `${number} Gramm`;
export const finding = <Phrase>(most: string, grams: Phrase, ratio: Phrase, least: string) => [
  `${most} liegt mit `,
  grams,
  ' am höchsten: ',
  ratio,
  ` so viel wie ${least} am unteren Ende.`,
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

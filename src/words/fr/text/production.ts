// The sentences about the phases of production, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the answer's place before the press. */
export const question = `Laquelle des ${phaseCount} phases produit le plus de CO2\u202f?`;

export const grams = (number: string) => `${number} grammes`;
export const finding = <Phrase>(most: string, grams: Phrase, all: Phrase) => [
  `${most}\u00a0: `,
  grams,
  ' sur ',
  all,
  '.',
];

export const half = 'la moitié';
export const each = (percent: string) => `${percent} chacune`;
export const paragraph = <Phrase>(half: Phrase, each: Phrase) => [
  'La fabrication du vêtement produit ',
  half,
  ' du CO2. La production du fil et l’utilisation en produisent ',
  each,
  '.',
];

export const gives = <Phrase>(half: Phrase) => ['La fabrication du vêtement émet ', half, '.'];
export const guessedPhase = (phase: string, percent: string) =>
  `Vous avez parié sur ${phase}\u00a0: ${percent}.`;
export const guessedIt = 'Vous avez deviné.';

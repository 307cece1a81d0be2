// The sentences about the phases of production.

import { phaseCount } from './phases';

/** What stands in the answer's place before the press. */
export const question = `Which of the ${phaseCount} phases makes the most CO2?`;

export const grams = (number: string) => `${number} grams`;
export const finding = <Phrase>(most: string, grams: Phrase, all: Phrase) => [
  `${most}: `,
  grams,
  ' of ',
  all,
  '.',
];

export const half = 'half';
export const each = (percent: string) => `${percent} each`;
export const paragraph = <Phrase>(half: Phrase, each: Phrase) => [
  'Making the garment causes ',
  half,
  ' of the CO2. Yarn production and the user phase take ',
  each,
  '.',
];

/** The answer to the story’s question. */
export const gives = <Phrase>(half: Phrase) => ['Making the garment gives off ', half, '.'];
export const guessedPhase = (phase: string, percent: string) => `You guessed ${phase}: ${percent}.`;
export const guessedIt = 'You guessed it.';

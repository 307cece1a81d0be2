// The sentences about the phases of production.

import { phaseCount } from './phases';

/** What stands in the finding's place before the press, and in the paragraph's: neither gives the answer. */
export const question = `Which of the ${phaseCount} phases makes the most CO2?`;
export const reading = (perTurn: string) =>
  `One turn of thread on a bobbin is ${perTurn} grams of CO2e, if our check is right.`;

export const grams = (number: string) => `${number} grams`;
export const finding = <Phrase>(most: string, grams: Phrase, ratio: Phrase, least: string) => [
  `${most} is highest at `,
  grams,
  ': ',
  ratio,
  ` ${least}, the lowest.`,
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

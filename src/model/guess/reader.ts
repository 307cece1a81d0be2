import type { PhaseId } from '../../data/productionPhases';
import type { Scale } from './scale';

/** What the reader guesses before it is told: the cups of one T-shirt's cotton, and the percent of Lake Ontario. */
export const GUESSES = {
  guess: { min: 10, max: 100_000, decimals: 0 },
  lake: { min: 0, max: 100, decimals: 1 },
} as const;
/** The phases, one of which is guessed to give off the most. */
export const PHASE_IDS = [
  'cotton',
  'yarn',
  'garment',
  'distribution',
  'use',
] as const satisfies readonly PhaseId[];
/** The line for the lake. */
export const LAKE_SCALE: Scale = { ...GUESSES.lake, knots: [0, 25, 50, 75, 100] };
/** The line for cups: four tenfolds, which are alike. */
export const CUPS_SCALE: Scale = {
  ...GUESSES.guess,
  isLog: true,
  knots: [10, 100, 1000, 10_000, 100_000],
};

type GuessName = keyof typeof GUESSES;

/** Their guesses, by the names that the navigation state and the address have for them. */
export type Guesses = Partial<Record<GuessName, number | undefined>>;

/** Rounds and bounds what is guessed: holdGuess('guess', 6) is 10. NaN gives the least. */
export function holdGuess(name: GuessName, value: number): number {
  const { min, max, decimals } = GUESSES[name];
  return Number(Math.min(max, Math.max(min, value || 0)).toFixed(decimals));
}

import { readSearchValue } from '../searchValue';

/** What the reader guesses before it is told: the cups of one T-shirt's cotton, and the percent of Lake Ontario. */
export const GUESSES = {
  guess: { min: 10, max: 100_000, decimals: 0 },
  lake: { min: 0, max: 100, decimals: 1 },
} as const;
export type GuessName = keyof typeof GUESSES;

/** Their guesses, by the names that the navigation state and the address have for them. */
export type Guesses = Partial<Record<GuessName, number | undefined>>;

/** Rounds and bounds what is guessed: holdGuess('guess', 6) is 10. NaN gives the least. */
export function holdGuess(name: GuessName, value: number): number {
  const { min, max, decimals } = GUESSES[name];
  return Number(Math.min(max, Math.max(min, value || 0)).toFixed(decimals));
}

/** Anything but a number that can be guessed says nothing. */
const accept = (name: GuessName, value: unknown): number | undefined =>
  typeof value === 'number' && holdGuess(name, value) === value ? value : undefined;

function readState(name: GuessName, state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  try {
    return accept(name, Reflect.get(state, name));
  } catch {
    return undefined;
  }
}

/** As it is written and no other way. */
function readAddress(name: GuessName, search: string): number | undefined {
  const text = readSearchValue(search, name);
  const value = accept(name, Number(text));
  return String(value) === text ? value : undefined;
}

/**
 * Reads the reader's guesses from a navigation state, which anything may have written, or else from a page's query:
 * "?guess=600&lake=30". What is wrong in them is as if absent. Never throws.
 */
export function parseGuesses(state: unknown, search: string): Guesses {
  const read = (name: GuessName) => readState(name, state) ?? readAddress(name, search);
  return { guess: read('guess'), lake: read('lake') };
}

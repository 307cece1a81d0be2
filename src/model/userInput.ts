import { readSaidValue } from './searchValue';

/** How many cups of water the visitor drinks in a day. */
export type DailyCups = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const DAILY_CUPS: readonly DailyCups[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Reads the visitor's cups from a navigation state, which anything may have written: undefined unless
 * its key `userInput` holds an integer from 1 to 10. Never throws, not even when reading the key throws.
 */
export function parseUserInput(state: unknown): DailyCups | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  try {
    const userInput: unknown = Reflect.get(state, 'userInput');
    return DAILY_CUPS.find((cups) => cups === userInput);
  } catch {
    return undefined;
  }
}

/**
 * Reads the visitor's cups from a page's query, e.g. "?cups=6": undefined unless `cups` is a whole number from 1 to 10.
 * Said twice it is one number; two numbers are none. Never throws.
 */
export function parseCups(search: string): DailyCups | undefined {
  const value = readSaidValue(search, 'cups');
  return DAILY_CUPS.find((cups) => String(cups) === value);
}

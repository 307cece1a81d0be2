import { describe, expect, it } from 'vitest';
import { matchesFilter } from './filterEntries';

const matches = (words: string) =>
  matchesFilter('2,700 liters Water behind one T-shirt’s cotton', 'holds', { verdict: 'all', words });

describe('matchesFilter', () => {
  it('matchesFilter(text, …) finds words in any order, and numbers without their comma', () => {
    expect(['2700', '2,700 liters', 'COTTON shirt', 'wool', '2700 wool'].map(matches)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('matchesFilter(text, verdict, filter) without words finds every entry of the verdict', () => {
    expect(matchesFilter('', 'off', { verdict: 'off', words: ' ' })).toBe(true);
    expect(matchesFilter('', 'holds', { verdict: 'off', words: '' })).toBe(false);
  });
});

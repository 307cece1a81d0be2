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

  it('matchesFilter(text, …) takes a question word by word, without those that say nothing', () => {
    expect(
      [
        'how much water does a t-shirt need',
        'How much water, for a T-Shirt?',
        'why is cotton bad',
        'tshirt water',
        'why?',
        'how much wool is it?',
      ].map(matches),
    ).toEqual([true, true, true, true, false, false]);
  });

  it('matchesFilter(text, …, numerals) finds numbers without what stands between groups of digits there', () => {
    const filter = { verdict: 'all', words: '2700' } as const;
    expect(matchesFilter('2.700 Liter', 'holds', filter, { group: '.' })).toBe(true);
    expect(matchesFilter('2\u202f700 litres', 'holds', filter, { group: '\u202f' })).toBe(true);
    expect(matchesFilter('2,7 Liter', 'holds', filter, { group: '.' })).toBe(false);
  });

  it('matchesFilter(text, …) finds words that are typed without their accents', () => {
    const filter = { verdict: 'all', words: 'algodon' } as const;
    expect(matchesFilter('El Algodón', 'holds', filter)).toBe(true);
  });

  it('matchesFilter(text, verdict, filter) without words finds every entry of the verdict', () => {
    expect(matchesFilter('', 'off', { verdict: 'off', words: ' ' })).toBe(true);
    expect(matchesFilter('', 'holds', { verdict: 'off', words: '' })).toBe(false);
  });
});

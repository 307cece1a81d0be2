import { describe, expect, it } from 'vitest';
import { holdGuess } from './reader';

describe('holdGuess', () => {
  it('holdGuess(name, value) keeps whole cups from 10 to 100,000, and tenths of percents from 0 to 100', () => {
    expect([6, 10, 600.4, 100_000, 1e9, Number.NaN].map((value) => holdGuess('guess', value))).toEqual([
      10, 10, 600, 100_000, 100_000, 10,
    ]);
    expect([-1, 0, 4.84, 30, 101, Number.NaN].map((value) => holdGuess('lake', value))).toEqual([
      0, 0, 4.8, 30, 100, 0,
    ]);
  });
});

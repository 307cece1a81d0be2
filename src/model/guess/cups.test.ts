import { describe, expect, it } from 'vitest';
import * as words from '#words/text/guessTruth';
import { percent } from '#words/text/units';
import { formatNumber } from '../format';
import { describeCupsGuess } from './cups';
import { describeLakeGuess } from './lake';

describe('describeCupsGuess', () => {
  const times = (guess: number, text: number) => words.timesAsMany(formatNumber(guess), formatNumber(text));
  const shirts = (guess: number, text: number) => words.enoughFor(formatNumber(guess), formatNumber(text));

  it.each([
    [10, times(10, 1142)],
    [40, times(40, 286)],
    [600, times(600, 19)],
    [2000, times(2000, 5.7)],
    [11_000, words.within(formatNumber(11_000), percent('4'))],
    [11_421, words.exactly(formatNumber(11_421))],
    [11_422, words.within(formatNumber(11_422), percent('1'))],
    [40_000, shirts(40_000, 3.5)],
    [100_000, shirts(100_000, 8.8)],
  ])('describeCupsGuess(%d) says how often the one is in the other', (guess, said) => {
    expect(describeCupsGuess(guess)).toBe(said);
  });
});

describe('describeLakeGuess', () => {
  it('describeLakeGuess(percent) says what it is, or that it is that', () => {
    expect(describeLakeGuess(30)).toBe(words.lakeIs(percent('30'), percent(formatNumber(4.8))));
    expect(describeLakeGuess(0)).toBe(words.lakeIs(percent('0'), percent(formatNumber(4.8))));
    expect(describeLakeGuess(4.8)).toBe(words.exactly(percent(formatNumber(4.8))));
  });
});

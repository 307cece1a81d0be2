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
  it('describeLakeGuess(percent) says how often the one is in the other, or that it is that', () => {
    expect(describeLakeGuess(30)).toBe(words.lakeAbove(percent('30'), formatNumber(6.3)));
    expect(describeLakeGuess(100)).toBe(words.lakeAbove(percent('100'), '21'));
    expect(describeLakeGuess(2)).toBe(words.lakeBelow(percent('2'), formatNumber(2.4)));
    expect(describeLakeGuess(0.1)).toBe(words.lakeBelow(percent(formatNumber(0.1)), '48'));
    for (const near of [3.8, 4.8, 5, 5.8])
      expect(describeLakeGuess(near)).toBe(words.lakeNear(percent(formatNumber(near))));
    expect(describeLakeGuess(0)).toBe(words.lakeIs(percent('0'), percent(formatNumber(4.8))));
  });
});

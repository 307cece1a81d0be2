import { describe, expect, it } from 'vitest';
import { countCups, placeOverHeart } from '../shirtRows';
import { findGuessed } from './findGuessed';
import { findScale } from './placeMark';

const yours = placeOverHeart(6);

describe('findGuessed', () => {
  it.each([10, 40, 600])('findGuessed(yours, %d) finds as many cups round yours', (guess) => {
    const rows = findGuessed(yours, guess);
    expect(countCups([{ runs: rows }])).toBe(guess);
    const own = rows.find(({ row }) => row === yours.row);
    expect(own && own.first <= yours.first && own.last >= yours.last).toBe(true);
  });

  it('findGuessed(yours, guess) finds all rows of the shirt for all of its cups, and no more', () => {
    const all = findGuessed(yours, 11_421);
    expect(findGuessed(yours, 100_000)).toEqual(all);
    expect(new Set(all.map(({ row }) => row)).size).toBe(all.length);
  });
});

describe('findScale', () => {
  it('findScale(guess) makes the area of the larger shirt as many times as large', () => {
    expect([10, 11_421].map(findScale)).toEqual([1, 1]);
    expect(findScale(40_000) ** 2).toBeCloseTo(40_000 / 11_421, 9);
  });
});

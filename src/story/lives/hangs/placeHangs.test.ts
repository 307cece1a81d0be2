import { describe, expect, it } from 'vitest';
import { listHangs } from '../../../model/lives/hangs';
import { OPENING } from '../../../model/lives/life';
import { calculateDifference } from '../../../model/lives/worlds';
import { placeHangs } from './placeHangs';

describe('placeHangs', () => {
  const placed = placeHangs(listHangs(OPENING), calculateDifference(OPENING));

  it('placeHangs(hangs, middle) keeps the opening pair’s threads left of the seam, the longest first', () => {
    expect(placed.rows.every(({ from, to }) => from >= 0 && to < placed.seam)).toBe(true);
    const lengths = placed.rows.map(({ from, to }) => to - from);
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  });

  it('placeHangs(hangs, middle) says which move nothing: ironing and second-hand, alike for both', () => {
    expect(placed.rows.filter(({ isStill }) => isStill).map(({ assumption }) => assumption)).toEqual([
      'ironingHours',
      'replaced',
    ]);
  });

  it('placeHangs([], 0) places the seam in the middle', () => {
    expect(placeHangs([], 0)).toEqual({ rows: [], seam: 50, middle: 50 });
  });
});

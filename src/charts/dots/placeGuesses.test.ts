import { describe, expect, it } from 'vitest';
import { DOTS } from './placeDots';
import { placeCups, placeGuesses } from './placeGuesses';

describe('placeGuesses', () => {
  it('placeGuesses(before, after, shape) stands the first on the axis, and hangs the others below it', () => {
    const { before, after, lowerY, size } = placeGuesses([600, 610, 10], [11_000], 1);
    expect(before[0]?.x).toBe(before[1]?.x);
    expect(before[1]?.y).toBeLessThan(before[0]?.y ?? 0);
    expect(before[2]?.y).toBe(before[0]?.y);
    expect((before[0]?.y ?? 0) + size).toBeLessThanOrEqual(DOTS.axisY);
    expect(after[0]?.y).toBeGreaterThanOrEqual(lowerY);
  });

  it('placeGuesses(before, after, shape) keeps sixty in one column inside the drawing, in both rows', () => {
    const { before, after, topY, heightUnits, size } = placeGuesses(
      Array(60).fill(600),
      Array(60).fill(11_000),
      1.1,
    );
    expect(Math.min(...before.map(({ y }) => y))).toBeGreaterThan(topY);
    expect(Math.max(...after.map(({ y }) => y)) + size * 1.1).toBeLessThan(topY + heightUnits);
  });

  it('placeGuesses([], [], shape) is an axis alone, from 10 to 100,000', () => {
    const { before, after, ticks, heightUnits } = placeGuesses([], [], 1);
    expect([before, after]).toEqual([[], []]);
    expect(ticks.map(({ cups }) => cups)).toEqual([10, 100, 1000, 10_000, 100_000]);
    expect(Number.isFinite(heightUnits)).toBe(true);
  });

  it('placeCups(cups) puts a tenfold five columns on', () => {
    const column = (DOTS.width - DOTS.left - DOTS.right) / 21;
    expect(placeCups(100) - placeCups(10)).toBeCloseTo(5 * column);
  });
});

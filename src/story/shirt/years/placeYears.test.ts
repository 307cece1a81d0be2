import { describe, expect, it } from 'vitest';
import { findStitchX, placeStitches } from './placeYears';

const countDays = ({ rows }: ReturnType<typeof placeStitches>) =>
  rows.reduce((sum, { count }) => sum + count, 0);

describe('placeStitches', () => {
  it('placeStitches(days, width, isNarrow) sews exactly one stitch a day, for 1 to 10 cups', () => {
    for (const days of [11_824, 5912, 1971, 1478, 1183]) {
      expect(countDays(placeStitches(days, 1344, false))).toBe(days);
      expect(countDays(placeStitches(days, 284, true))).toBe(days);
    }
  });

  it('placeStitches(1971, 1344, false) is five years and 146 days in six rows', () => {
    const { rows, restDays } = placeStitches(1971, 1344, false);
    expect(rows.map(({ count }) => count)).toEqual([365, 365, 365, 365, 365, 146]);
    expect(rows.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(restDays).toBe(146);
  });

  it('placeStitches(days, width, isNarrow) keeps every stitch inside the width and its row', () => {
    for (const [width, isNarrow] of [
      [284, true],
      [354, true],
      [1344, false],
    ] as const) {
      const placed = placeStitches(11_824, width, isNarrow);
      expect(placed.halfPx * 2).toBeLessThan(placed.rowPx);
      for (const row of placed.rows) {
        for (const index of [0, row.count - 1]) {
          const x = findStitchX(placed, row, index);
          expect(x - placed.pitchPx / 2).toBeGreaterThanOrEqual(0);
          expect(x + placed.pitchPx / 2).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  it('placeStitches(0, width, isNarrow) has no rows', () => {
    expect(placeStitches(0, 1344, false).rows).toEqual([]);
  });
});

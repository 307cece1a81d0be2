import { describe, expect, it } from 'vitest';
import { findStitchX, placeStitches } from './placeYears';

describe('placeStitches', () => {
  it('placeStitches(days, width) sews exactly one stitch a day, for 1 to 10 cups', () => {
    for (const days of [11_824, 5912, 1971, 1478, 1183]) {
      const { rows } = placeStitches(days, 1344);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(days);
    }
  });

  it('placeStitches(1971, 1344) is five years and 146 days in six rows', () => {
    expect(placeStitches(1971, 1344).rows.map(({ count }) => count)).toEqual([365, 365, 365, 365, 365, 146]);
  });

  it('placeStitches(days, width) keeps every stitch inside the width and its row', () => {
    for (const width of [284, 1344]) {
      const placed = placeStitches(11_824, width);
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

  it('placeStitches(0, width) has no rows', () => {
    expect(placeStitches(0, 1344).rows).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { placeYourCups } from './placeYourCups';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 568],
] as const;

describe('placeYourCups', () => {
  it('placeYourCups(1440, 900, 6) puts six cups of 104 px beside the words, above the guess', () => {
    const cups = placeYourCups(1440, 900, 6);
    expect(cups.map(({ widthPx }) => Math.round(widthPx))).toEqual([104, 104, 104, 104, 104, 104]);
    expect(cups[0]?.xPx).toBeGreaterThan(530);
    expect(cups[0]?.yPx).toBeGreaterThan(68);
    expect((cups[0]?.yPx ?? 0) + 120).toBeLessThan(900 - 124);
  });

  it.each(SIZES)(
    'placeYourCups(%d, %d, 1 to 10) is one row of cups apart, within the window',
    (width, height) => {
      for (let count = 1; count <= 10; count++) {
        const cups = placeYourCups(width, height, count);
        expect(cups).toHaveLength(count);
        expect(new Set(cups.map(({ yPx }) => yPx)).size).toBe(1);
        expect(cups[0]?.xPx).toBeGreaterThanOrEqual(16);
        const last = cups.at(-1);
        expect((last?.xPx ?? 0) + (last?.widthPx ?? 0)).toBeLessThanOrEqual(width - 16);
      }
    },
  );

  it('placeYourCups(390, 844, 6) stands in the upper half of a phone, above the question', () => {
    const [cup] = placeYourCups(390, 844, 6);
    expect((cup?.yPx ?? 0) + 2 * (cup?.widthPx ?? 0)).toBeLessThan(422);
  });

  it('placeYourCups(width, height, 0) is an empty row', () => {
    expect(placeYourCups(390, 844, 0)).toEqual([]);
  });
});

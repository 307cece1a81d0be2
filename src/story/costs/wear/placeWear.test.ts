import { describe, expect, it } from 'vitest';
import { pileCups, placeWear } from './placeWear';

describe('placeWear', () => {
  it.each([
    [600, 400],
    [358, 260],
    [320, 140],
  ])(
    'placeWear(%d, %d) keeps the shirt with all its cups, and their pile, inside its box',
    (width, height) => {
      const { sizePx, topPx, shirt, outline, pile } = placeWear(width, height);
      expect(shirt.rows.reduce((sum, { xs }) => sum + xs.length, 0)).toBe(11_824);
      for (const { xPx, yPx } of outline) {
        expect(Math.min(xPx, yPx)).toBeGreaterThanOrEqual(0);
        expect(xPx).toBeLessThan(pile.leftPx);
        expect(yPx).toBeLessThan(height);
      }
      expect([topPx >= 0, sizePx > 0, pile.leftPx + pile.widthPx <= width]).toEqual([true, true, true]);
    },
  );
});

describe('pileCups', () => {
  const layout = placeWear(600, 400);
  const topOf = (cups: number) => Math.min(...pileCups(layout, cups, 394).points.map(({ yPx }) => yPx));

  it('pileCups(layout, cups, full) sinks as the cups get fewer, and never rises over its box', () => {
    const tops = [11_824, 394, 197, 148, 99].map(topOf);
    expect(tops[0]).toBeGreaterThanOrEqual(layout.pile.bottomPx - layout.pile.heightPx - 1);
    expect(tops.slice(1)).toEqual(tops.slice(1).toSorted((a, b) => a - b));
    expect(topOf(99)).toBeGreaterThan(topOf(394) + layout.pile.heightPx / 2);
  });

  it('pileCups(layout, 0, full) is empty', () => {
    expect(pileCups(layout, 0, 394).points).toEqual([]);
  });
});

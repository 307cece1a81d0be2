import { describe, expect, it } from 'vitest';
import { placeField } from './placeField';

const BOXES: [number, number, boolean, number][] = [
  [284, 470, true, 1],
  [284, 470, true, 2],
  [354, 538, true, 2],
  [788, 430, false, 2],
  [956, 466, false, 1],
  [1344, 598, false, 1],
  [3744, 1858, false, 1],
];

describe('placeField', () => {
  it('placeField(width, height, cups, …) places 11,824 cups, none clipped, none overlapping, in any box', () => {
    for (const [width, height, isNarrow, ratio] of BOXES) {
      for (const yourCups of [0, 1, 6, 10]) {
        const { cups, cupPx, cellPx, rowPx } = placeField(width, height, yourCups, isNarrow, ratio);
        expect(cups).toHaveLength(11_824);
        expect(cupPx).toBeLessThan(cellPx);
        expect(cupPx * 1.1).toBeLessThan(rowPx);
        const keys = new Set(cups.map(({ xPx, yPx }) => Math.round(xPx * 50) * 1e6 + Math.round(yPx * 50)));
        expect(keys.size).toBe(11_824);
        const isInside = ({ xPx, yPx }: { xPx: number; yPx: number }) =>
          xPx >= 0 && xPx + cupPx <= width && yPx >= 0 && yPx + cupPx * 1.1 <= height;
        expect(cups.every(isInside)).toBe(true);
      }
    }
  });

  it('placeField(…) fills row by row', () => {
    const { cups } = placeField(1344, 598, 6, false);
    for (let i = 1; i < 11_421; i++) {
      const [before, cup] = [cups[i - 1], cups[i]];
      const isNext = (cup?.yPx ?? 0) > (before?.yPx ?? 0) || (cup?.xPx ?? 0) > (before?.xPx ?? 0);
      expect(isNext).toBe(true);
    }
  });

  it('placeField(…) sets the visitor’s cups apart at the right edge, in one row', () => {
    const { cups, yours, cellPx, widthPx } = placeField(1344, 598, 6, false);
    expect(yours?.count).toBe(6);
    const own = cups.slice(yours?.first, (yours?.first ?? 0) + 6);
    expect(new Set(own.map(({ yPx }) => yPx)).size).toBe(1);
    expect((own[5]?.xPx ?? 0) + cellPx).toBeGreaterThan(widthPx);
    const others = cups.filter((cup) => !own.includes(cup));
    const isInside = others.filter(
      ({ xPx, yPx }) =>
        yours &&
        xPx > yours.xPx - cellPx / 2 &&
        yPx > yours.yPx - cellPx / 2 &&
        yPx < yours.yPx + yours.heightPx,
    );
    expect(isInside).toEqual([]);
  });

  it('placeField(…) keeps each block clear of its words, beside it on narrow screens and below it on wide ones', () => {
    const labelsPx = [130, 110, 114, 128];
    for (const { xPx } of placeField(354, 538, 6, true, 2, labelsPx).blocks) expect(xPx).toBe(140);
    const wide = placeField(788, 430, 6, false, 2, labelsPx).blocks;
    for (let i = 1; i < wide.length; i++)
      expect(wide[i]?.xPx).toBeGreaterThanOrEqual((wide[i - 1]?.xPx ?? 0) + (labelsPx[i - 1] ?? 0) + 10);
  });

  it('placeField(…) without a number has no cups set apart', () => {
    expect(placeField(1344, 598, 0, false).yours).toBeUndefined();
  });

  it('placeField(…) gives each process its block: 32, 212, 53 and 106 cups, 11, 53, 11 and 11 certain', () => {
    const { blocks } = placeField(354, 538, 6, true, 2);
    expect(blocks.map(({ count }) => count)).toEqual([32, 212, 53, 106]);
    expect(blocks.map(({ certain }) => certain)).toEqual([11, 53, 11, 11]);
    expect(blocks.map(({ first }) => first)).toEqual([11_421, 11_453, 11_665, 11_718]);
  });
});

import { describe, expect, it } from 'vitest';
import { placeField } from './placeField';

const BOXES: [number, number, number][] = [
  [284, 176, 1],
  [354, 190, 2],
  [788, 176, 2],
  [740, 330, 1],
  [1900, 512, 1],
  [3744, 1000, 1],
];

describe('placeField', () => {
  it('placeField(width, height, cups, …) places 11,824 cups, none clipped, none overlapping, in any box', () => {
    for (const [width, height, ratio] of BOXES) {
      const { cups, cupPx, cellPx, rowPx } = placeField(width, height, 6, ratio);
      expect(cups).toHaveLength(11_824);
      expect(cupPx).toBeLessThan(cellPx);
      expect(cupPx * 1.1).toBeLessThan(rowPx);
      const keys = new Set(cups.map(({ xPx, yPx }) => Math.round(xPx * 50) * 1e6 + Math.round(yPx * 50)));
      expect(keys.size).toBe(11_824);
      const isInside = ({ xPx, yPx }: { xPx: number; yPx: number }) =>
        xPx >= 0 && xPx + cupPx <= width && yPx >= 0 && yPx + cupPx * 1.1 <= height;
      expect(cups.every(isInside)).toBe(true);
    }
  });

  it('placeField(…) keeps the visitor’s cups in one row', () => {
    for (const yourCups of [1, 6, 10]) {
      const { cups, yours } = placeField(740, 330, yourCups);
      const own = cups.slice(yours.first, yours.first + yours.count);
      expect([own.length, new Set(own.map(({ yPx }) => yPx)).size]).toEqual([yourCups, 1]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { placeStepCups } from './placeStepCups';

const BOXES: [number, number, number][] = [
  [96, 140, 2],
  [260, 94, 2],
  [330, 300, 2],
  [280, 300, 1],
  [565, 764, 1],
  [1550, 2020, 1],
];

describe('placeStepCups', () => {
  it('placeStepCups(403, width, height) places 403 cups, none clipped and none overlapping, in any box', () => {
    for (const [width, height, ratio] of BOXES) {
      const { cups, cellPx, rowPx, cupPx } = placeStepCups(403, width, height, ratio);
      expect(cups).toHaveLength(403);
      expect(cupPx * 1.1).toBeLessThan(rowPx);
      expect(cupPx).toBeLessThan(cellPx);
      expect(new Set(cups.map(({ xPx, yPx }) => `${xPx} ${yPx}`)).size).toBe(403);
      for (const { xPx, yPx } of cups) {
        expect(xPx).toBeGreaterThanOrEqual(0);
        expect(xPx + cupPx).toBeLessThanOrEqual(width);
        expect(yPx).toBeGreaterThanOrEqual(0);
        expect(yPx + cupPx * 1.1).toBeLessThanOrEqual(height);
      }
    }
  });

  it('placeStepCups(3, 30, 20) stands three cups side by side, the first at the left', () => {
    const { columns, cups } = placeStepCups(3, 60, 40);
    expect(columns).toBe(3);
    expect(cups.map(({ xPx }) => xPx)).toEqual([...cups.map(({ xPx }) => xPx)].sort((a, b) => a - b));
  });

  it('placeStepCups(count, width, height) is empty for no cups and for a box without room', () => {
    expect(placeStepCups(0, 100, 100).cups).toEqual([]);
    expect(placeStepCups(403, 0, 100).cups).toEqual([]);
    expect(placeStepCups(403, 100, 5).cups).toEqual([]);
    expect(placeStepCups(403, Number.NaN, 100).cups).toEqual([]);
  });
});

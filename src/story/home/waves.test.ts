import { describe, expect, it } from 'vitest';
import { addColumn, calculateWavePx, describeClipPath, placeSurface } from './waves';

describe('calculateWavePx', () => {
  it('calculateWavePx(x, time, layer, amplitude) stays within 15.8 px times the amplitude', () => {
    for (let xPx = 0; xPx < 2000; xPx += 7) {
      expect(Math.abs(calculateWavePx(xPx, xPx / 100, 1, 2))).toBeLessThanOrEqual(31.6);
    }
  });

  it('calculateWavePx(0, 0, 0, amplitude) is the still level, and an amplitude of 0 is flat', () => {
    expect(calculateWavePx(0, 0, 0, 1)).toBe(0);
    expect(calculateWavePx(300, 4, 2, 0)).toBeCloseTo(0, 12);
  });
});

describe('placeSurface', () => {
  it('placeSurface(width, step, y) covers the width and at least 10 px beyond both edges', () => {
    const surface = placeSurface(100, 30, () => 5);
    expect(surface[0]).toEqual({ xPx: -10, yPx: 5 });
    expect(surface.at(-1)?.xPx).toBe(110);
  });

  it('placeSurface(0, step, y) and placeSurface(NaN, step, y) are empty', () => {
    expect(placeSurface(0, 30, () => 5)).toEqual([]);
    expect(placeSurface(Number.NaN, 30, () => 5)).toEqual([]);
  });
});

describe('addColumn', () => {
  const surface = [0, 10, 20, 30].map((xPx) => ({ xPx, yPx: 50 }));

  it('addColumn(surface, column) goes up the column’s left edge and down its right one', () => {
    const column = [
      { xPx: 12, yPx: 5 },
      { xPx: 13, yPx: 60 },
      { xPx: 17, yPx: 60 },
      { xPx: 18, yPx: 5 },
    ];
    expect(addColumn(surface, column).map(({ xPx, yPx }) => `${xPx},${yPx}`)).toEqual([
      '0,50',
      '10,50',
      '13,60',
      '12,5',
      '18,5',
      '17,60',
      '20,50',
      '30,50',
    ]);
  });

  it('addColumn(surface, []) is the surface', () => {
    expect(addColumn(surface, [])).toEqual(surface);
  });
});

describe('describeClipPath', () => {
  it('describeClipPath(surface, bottom) closes the surface along the bottom', () => {
    const surface = [
      { xPx: 0, yPx: 4 },
      { xPx: 20, yPx: 6.25 },
    ];
    expect(describeClipPath(surface, 90)).toBe('polygon(0px 4.0px,20px 6.3px,20px 90px,0px 90px)');
  });

  it('describeClipPath([], bottom) hides everything', () => {
    expect(describeClipPath([], 90)).toBe('inset(100% 0 0)');
  });
});

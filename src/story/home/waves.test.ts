import { describe, expect, it } from 'vitest';
import { addColumn, describeClipPath } from './waves';

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

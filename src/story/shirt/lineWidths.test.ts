import { describe, expect, it } from 'vitest';
import { interpolateWidth } from './lineWidths';

describe('interpolateWidth', () => {
  const widths = [1, 2, 4, 5, 9];

  it('interpolateWidth(widths, stretch) is the measured width at 50, 75, 100, 125 and 150%', () => {
    expect([50, 75, 100, 125, 150].map((stretch) => interpolateWidth(widths, stretch))).toEqual(widths);
  });

  it('interpolateWidth(widths, stretch) lies on a straight line between two of them', () => {
    expect(interpolateWidth(widths, 62.5)).toBe(1.5);
    expect(interpolateWidth(widths, 130)).toBeCloseTo(5.8);
  });
});

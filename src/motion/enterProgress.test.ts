import { describe, expect, it } from 'vitest';
import { calculateEnterProgress } from './enterProgress';

describe('calculateEnterProgress', () => {
  it('calculateEnterProgress(top, height, viewport) is 0 below the viewport and until a fifth shows', () => {
    expect([calculateEnterProgress(900, 500, 900), calculateEnterProgress(800, 500, 900)]).toEqual([0, 0]);
  });

  it('calculateEnterProgress(top, height, viewport) is 1 once the bottom is well in, and stays there', () => {
    expect(calculateEnterProgress(900 - 572, 500, 900)).toBe(1);
    expect(calculateEnterProgress(-4000, 500, 900)).toBe(1);
  });

  it('calculateEnterProgress(top, height, viewport, -0.1) is 1 while a tenth of the viewport is still below it', () => {
    expect(calculateEnterProgress(900 - 409, 500, 900, -0.1)).toBeLessThan(1);
    expect(calculateEnterProgress(900 - 410, 500, 900, -0.1)).toBe(1);
  });

  it('calculateEnterProgress(top, 0, viewport) of an empty element does not divide by nothing', () => {
    expect(calculateEnterProgress(0, 0, 0)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { calculateScrollProgress } from './scrollProgress';

describe('calculateScrollProgress', () => {
  it('calculateScrollProgress(top, height, viewport) is 0 while the element has not reached the top', () => {
    expect(calculateScrollProgress(300, 4000, 1000)).toBe(0);
  });

  it('calculateScrollProgress(top, height, viewport) is a half when half of the spare height has gone by', () => {
    expect(calculateScrollProgress(-1500, 4000, 1000)).toBe(0.5);
  });

  it('calculateScrollProgress(top, height, viewport) is 1 at the end and stays there', () => {
    expect([calculateScrollProgress(-3000, 4000, 1000), calculateScrollProgress(-9000, 4000, 1000)]).toEqual([
      1, 1,
    ]);
  });

  it('calculateScrollProgress(top, height, viewport) of an element that fits is 0, and 1 once it is leaving', () => {
    expect([calculateScrollProgress(0, 500, 1000), calculateScrollProgress(-1, 500, 1000)]).toEqual([0, 1]);
  });
});

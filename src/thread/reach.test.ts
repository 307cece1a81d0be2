import { describe, expect, it } from 'vitest';
import { calculateReachPx } from './reach';

describe('calculateReachPx', () => {
  it('calculateReachPx(…) leads at the share of the viewport that is asked for', () => {
    expect(calculateReachPx(1000, 800, 5000, 0.5)).toBe(1400);
  });

  it('calculateReachPx(…) hurries below the viewport near the end of the page, and is whole at the end', () => {
    expect(calculateReachPx(4195, 800, 5000, 0.5)).toBeGreaterThan(5000);
    expect(calculateReachPx(4200, 800, 5000, 0.5)).toBe(Number.POSITIVE_INFINITY);
    expect(calculateReachPx(5000, 800, 5000, 0.5)).toBe(Number.POSITIVE_INFINITY);
  });

  it('calculateReachPx(…) is whole on a page of one screen', () => {
    expect(calculateReachPx(0, 800, 800, 0.5)).toBe(Number.POSITIVE_INFINITY);
  });
});

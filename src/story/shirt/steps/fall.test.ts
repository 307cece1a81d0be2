import { describe, expect, it } from 'vitest';
import { calculateDrop, calculateFallMs, countFallen, DROP_MS, FADE_MS, SPREAD_MS } from './fall';

describe('calculateFallMs', () => {
  it('calculateFallMs(fall) has all cups of a step on their way in time, and 0 when nothing changes', () => {
    const steps = [
      { from: 0, to: 32 },
      { from: 32, to: 244 },
      { from: 0, to: 403 },
    ];
    for (const fall of steps) {
      expect(calculateFallMs(fall)).toBeGreaterThan(DROP_MS);
      expect(calculateFallMs(fall)).toBeLessThanOrEqual(SPREAD_MS + DROP_MS);
    }
    expect(calculateFallMs({ from: 244, to: 244 })).toBe(0);
  });
});

describe('countFallen', () => {
  it('countFallen(fall, elapsed) rises from the first cup to exactly the last and stays', () => {
    const fall = { from: 32, to: 244 };
    expect(countFallen(fall, 0)).toBe(33);
    expect(countFallen(fall, SPREAD_MS)).toBe(244);
    expect(countFallen(fall, 60_000)).toBe(244);
  });

  it('countFallen(fall, elapsed) of a shrinking field is the old number until the cups have faded', () => {
    expect(countFallen({ from: 403, to: 32 }, FADE_MS - 1)).toBe(403);
    expect(countFallen({ from: 403, to: 32 }, FADE_MS)).toBe(32);
  });

  it('countFallen(fall, NaN) does not leave the range', () => {
    expect(countFallen({ from: 0, to: 32 }, Number.NaN)).toBe(0);
  });
});

describe('calculateDrop', () => {
  it('calculateDrop(fall, index, elapsed) keeps earlier cups on the ground', () => {
    expect(calculateDrop({ from: 32, to: 244 }, 31, 0)).toEqual({ landed: 1, opacity: 1 });
  });

  it('calculateDrop(fall, index, elapsed) starts at the top and ends on the ground', () => {
    const fall = { from: 0, to: 2 };
    expect(calculateDrop(fall, 0, 0)).toEqual({ landed: 0, opacity: 0 });
    expect(calculateDrop(fall, 1, 5000)).toEqual({ landed: 1, opacity: 1 });
  });

  it('calculateDrop(fall, index, elapsed) fades the cups that a shorter field has no place for', () => {
    expect(calculateDrop({ from: 403, to: 32 }, 400, FADE_MS / 2).opacity).toBe(0.5);
    expect(calculateDrop({ from: 403, to: 32 }, 10, FADE_MS / 2).opacity).toBe(1);
  });
});

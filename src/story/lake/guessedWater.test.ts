import { describe, expect, it } from 'vitest';
import { LAKE_SHARES } from '../../model/industry';
import { calculateDrained, DRAIN_MS, findEdge, findPercent, placeGuessedWater } from './guessedWater';

describe('placeGuessedWater', () => {
  it('placeGuessedWater(guess, drained) holds the water at the guess, and drains it to the truth', () => {
    const held = { percent: 30, releasedMs: undefined };
    expect(calculateDrained(held, 9999)).toBe(0);
    expect(placeGuessedWater(held, 0)).toEqual({ guessed: 0.3, water: 0.3 });
    const released = { percent: 30, releasedMs: 500 };
    expect([500, 500 + DRAIN_MS].map((ms) => calculateDrained(released, ms))).toEqual([0, 1]);
    expect(placeGuessedWater(released, 1).water).toBeCloseTo(LAKE_SHARES.true, 12);
  });

  it('calculateDrained(guess, …) is over for a guess that came along', () => {
    expect(calculateDrained({ percent: 0, releasedMs: Number.NEGATIVE_INFINITY }, 0)).toBe(1);
  });
});

describe('findPercent', () => {
  it('findPercent(x) is the percent whose water ends there', () => {
    for (const percent of [1, 4.8, 30, 50, 80, 99])
      expect(findPercent(findEdge(percent / 100))).toBeCloseTo(percent, 0);
    expect([findPercent(0), findPercent(1000)]).toEqual([0, 100]);
  });
});

import { describe, expect, it } from 'vitest';
import { calculateStreamWidth } from './drawPour';
import { calculatePulse } from './drawPulses';
import { createSmogEffect, pourEffect, pulseEffect } from './effects';

describe('calculateStreamWidth', () => {
  it('calculateStreamWidth(value, …) is linear in the liters: cotton’s stream is 1,559 / 530 of wool’s', () => {
    const at = (value: number) => calculateStreamWidth(value, 1559, 40, 1000);
    expect(at(1559)).toBe(32);
    expect(at(1559) / at(530)).toBeCloseTo(1559 / 530, 9);
  });

  it('calculateStreamWidth(value, …) pours for 2 s, swelling and thinning out', () => {
    const at = (elapsedMs: number) => calculateStreamWidth(1559, 1559, 40, elapsedMs);
    expect([at(-1), at(0), at(2000), at(9000), at(Number.NaN)]).toEqual([0, 0, 0, 0, 0]);
    expect([at(100), at(1875)]).toEqual([16, 16]);
  });

  it('calculateStreamWidth(0, …) is 0', () => {
    expect(calculateStreamWidth(0, 1559, 40, 1000)).toBe(0);
  });
});

describe('calculatePulse', () => {
  it('calculatePulse(elapsedMs) begins 6 s after the press and comes every 1.5 s', () => {
    expect([5999, 6000, 6750, 7500].map(calculatePulse)).toEqual([undefined, 0, 0.5, 0]);
    expect(calculatePulse(Number.NaN)).toBe(undefined);
  });
});

describe('effects', () => {
  it('an effect that goes on has a name for its pause control, one that is soon over has none', () => {
    expect([createSmogEffect(1, 1).name, pulseEffect.name, pourEffect.name]).toEqual([
      'the smog',
      'the pulse',
      undefined,
    ]);
  });
});

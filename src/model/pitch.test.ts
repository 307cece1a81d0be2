import { describe, expect, it } from 'vitest';
import { calculatePitch } from './pitch';

describe('calculatePitch', () => {
  it('calculatePitch(value, all) spans three octaves from 165 Hz', () => {
    expect(calculatePitch(21, [1559, 530, 21])).toBe(165);
    expect(calculatePitch(1559, [1559, 530, 21])).toBeCloseTo(1320, 6);
  });

  it('calculatePitch(value, all) is logarithmic: equal ratios are equal intervals', () => {
    const all = [1, 10, 100];
    expect(calculatePitch(10, all) / calculatePitch(1, all)).toBeCloseTo(
      calculatePitch(100, all) / calculatePitch(10, all),
      9,
    );
  });

  it('calculatePitch(value, all) is 165 Hz for a single value, zero, NaN and no values', () => {
    expect([
      calculatePitch(5, [5]),
      calculatePitch(0, [1, 2]),
      calculatePitch(Number.NaN, [1, 2]),
      calculatePitch(1, []),
    ]).toEqual([165, 165, 165, 165]);
  });
});

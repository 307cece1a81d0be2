import { describe, expect, it } from 'vitest';
import { clamp, cubicBezier, easePour } from './easing';

describe('cubicBezier', () => {
  it('cubicBezier(0, 0, 1, 1) is the straight line', () => {
    const linear = cubicBezier(0, 0, 1, 1);
    expect(linear(0.25)).toBeCloseTo(0.25, 6);
    expect(linear(0.8)).toBeCloseTo(0.8, 6);
  });

  it('easePour(time) starts at 0, ends at 1 and holds both outside', () => {
    expect([easePour(-1), easePour(0), easePour(1), easePour(2), easePour(Number.NaN)]).toEqual([
      0, 0, 1, 1, 0,
    ]);
  });

  it('easePour(time) has poured most of the water by two thirds of its time', () => {
    expect(easePour(0.66)).toBeCloseTo(0.9, 1);
  });
});

describe('clamp', () => {
  it('clamp(value) holds values between 0 and 1, and NaN at 0', () => {
    expect([clamp(-2), clamp(0.3), clamp(7), clamp(Number.NaN)]).toEqual([0, 0.3, 1, 0]);
  });
});

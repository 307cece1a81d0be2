import { describe, expect, it } from 'vitest';
import { clamp, createRandom, cubicBezier, easePour, mix, mixColors, smoothStep } from './easing';

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

describe('mix and smoothStep', () => {
  it('mix(10, 20, 0.25) is 12.5', () => {
    expect(mix(10, 20, 0.25)).toBe(12.5);
  });

  it('smoothStep(start, end, value) is a half in the middle and flat outside', () => {
    expect([smoothStep(2, 4, 1), smoothStep(2, 4, 3), smoothStep(2, 4, 9)]).toEqual([0, 0.5, 1]);
  });
});

describe('mixColors', () => {
  it('mixColors("#000000", "#ffffff", share) mixes each channel and clamps the share', () => {
    expect([0, 0.5, 3].map((share) => mixColors('#000000', '#ffffff', share))).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ]);
  });
});

describe('createRandom', () => {
  it('createRandom(seed) repeats its numbers for the same seed and differs for another', () => {
    const [first, again, other] = [createRandom(7), createRandom(7), createRandom(8)];
    const numbers = [first(), first()];
    expect([again(), again()]).toEqual(numbers);
    expect(other()).not.toBe(numbers[0]);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  });
});

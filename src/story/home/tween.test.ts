import { describe, expect, it } from 'vitest';
import { readTween, redirectTween } from './tween';

const tween = { from: 2, to: 6, startMs: 1000 };

describe('readTween', () => {
  it('readTween(tween, now) starts at `from`, moves fast at first and ends at `to`', () => {
    expect(readTween(tween, 1000)).toBe(2);
    expect(readTween(tween, 1200)).toBeGreaterThan(4);
    expect(readTween(tween, 1900)).toBe(6);
    expect(readTween(tween, 90_000)).toBe(6);
  });
});

describe('redirectTween', () => {
  it('redirectTween(tween, to, now) turns from the value of the moment', () => {
    expect(redirectTween(tween, 0, 1900)).toEqual({ from: 6, to: 0, startMs: 1900 });
  });

  it('redirectTween(tween, to, now) lets a tween to the same value go on', () => {
    expect(redirectTween(tween, 6, 1200)).toBe(tween);
  });
});

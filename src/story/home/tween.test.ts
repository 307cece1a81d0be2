import { describe, expect, it } from 'vitest';
import { readTween, redirectTween, TWEEN_MS } from './tween';

const tween = { from: 2, to: 6, startMs: 1000 };

describe('readTween', () => {
  it('readTween(tween, now) starts at `from`, moves fast at first and ends at `to`', () => {
    expect(readTween(tween, 1000)).toBe(2);
    expect(readTween(tween, 1000 + TWEEN_MS / 4)).toBeGreaterThan(4);
    expect(readTween(tween, 1000 + TWEEN_MS)).toBe(6);
    expect(readTween(tween, 90_000)).toBe(6);
  });
});

describe('redirectTween', () => {
  it('redirectTween(tween, to, now) turns from the value of the moment', () => {
    expect(redirectTween(tween, 0, 1000 + TWEEN_MS)).toEqual({
      from: 6,
      to: 0,
      startMs: 1000 + TWEEN_MS,
    });
  });

  it('redirectTween(tween, to, now) lets a tween to the same value go on', () => {
    expect(redirectTween(tween, 6, 1000 + TWEEN_MS / 4)).toBe(tween);
  });
});

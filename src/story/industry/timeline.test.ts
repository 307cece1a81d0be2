import { describe, expect, it } from 'vitest';
import { calculateSpan, SPANS, settleProgress, snapProgress } from './timeline';

describe('calculateSpan', () => {
  it('calculateSpan(name, p) is 0 at its start, a half in the middle and 1 at its end', () => {
    const [start, end] = SPANS.cotton;
    expect([start, (start + end) / 2, end].map((p) => calculateSpan('cotton', p))).toEqual([0, 0.5, 1]);
  });

  it('calculateSpan(name, NaN) is 0', () => {
    expect(calculateSpan('check', Number.NaN)).toBe(0);
  });
});

describe('settleProgress', () => {
  const settle = (shown: number, target: number, frames: number) =>
    Array.from({ length: frames }).reduce<number>((now) => settleProgress(now, target, 1000 / 60), shown);

  it('settleProgress(shown, target, elapsed) is exactly there within 300 ms of sixty frames a second', () => {
    expect(settle(0, 1, 18)).toBe(1);
    expect(settle(1, 0, 18)).toBe(0);
    expect(settle(0.4, 0.41, 18)).toBe(0.41);
  });

  it('settleProgress(shown, target, elapsed) never goes past the target', () => {
    let shown = 0;
    for (let frame = 0; frame < 20; frame++) {
      const next = settleProgress(shown, 0.7, 16);
      expect(next).toBeGreaterThanOrEqual(shown);
      expect(next).toBeLessThanOrEqual(0.7);
      shown = next;
    }
  });

  it('settleProgress(shown, target, 0) stays where it is', () => {
    expect(settleProgress(0.2, 0.9, 0)).toBeCloseTo(0.2, 12);
  });
});

describe('snapProgress', () => {
  it('snapProgress(p) cuts between five stills, one for each caption', () => {
    expect([0, 0.19, 0.33, 0.5, 0.66, 0.9, 1].map(snapProgress)).toEqual([0.17, 0.17, 0.33, 0.54, 0.7, 1, 1]);
  });
});

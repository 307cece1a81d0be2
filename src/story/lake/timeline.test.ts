import { describe, expect, it } from 'vitest';
import { calculateSpan, SPANS } from './timeline';

describe('calculateSpan', () => {
  it('calculateSpan(name, p) is 0 at its start, a half in the middle and 1 at its end', () => {
    const [start, end] = SPANS.cotton;
    expect([start, end].map((p) => calculateSpan('cotton', p))).toEqual([0, 1]);
    expect(calculateSpan('cotton', (start + end) / 2)).toBeCloseTo(0.5, 9);
  });

  it('calculateSpan(name, NaN) is 0', () => {
    expect(calculateSpan('check', Number.NaN)).toBe(0);
  });
});

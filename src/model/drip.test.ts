import { describe, expect, it } from 'vitest';
import { calculateCupsPoured, describeDrip } from './drip';
import { joinPhrases } from './phrases';

describe('the honest drip', () => {
  it('calculateCupsPoured(elapsedMs) pours ten cups a second and stops at 11,421', () => {
    expect([0, 99, 100, 310_000, 1_142_099, 1_142_100, 9e9].map(calculateCupsPoured)).toEqual([
      0, 0, 1, 3100, 11_420, 11_421, 11_421,
    ]);
  });

  it('calculateCupsPoured(elapsedMs) is 0 for a clock that ran backward, and for NaN', () => {
    expect([-5, Number.NaN].map(calculateCupsPoured)).toEqual([0, 0]);
  });

  it('describeDrip(elapsedMs) says how far it came', () => {
    expect(joinPhrases(describeDrip(310_000))).toBe(
      'While you read, we poured 3,100 of 11,421 cups. The shirt is not full yet: it takes 19 minutes.',
    );
  });

  it('describeDrip(elapsedMs) says when the shirt is full', () => {
    expect(joinPhrases(describeDrip(1_200_000))).toBe(
      'While you read, we poured all 11,421 cups. The shirt is full: it took 19 minutes.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { estimateNumberWidth, estimateTextWidth } from './textWidth';

describe('estimateTextWidth', () => {
  it('estimateTextWidth("Wool", 14) adds up the advances of W, o, o and l', () => {
    expect(estimateTextWidth('Wool', 14)).toBeCloseTo((1.09 + 0.6 + 0.6 + 0.26) * 14 * 1.04, 9);
  });

  it('estimateTextWidth("", 14) is 0, and a character outside ASCII is one em', () => {
    expect([estimateTextWidth('', 14), estimateTextWidth('œ', 10)]).toEqual([0, 10.4]);
  });

  it('estimateTextWidth(text) takes accented letters and spaces that never break for the plain ones', () => {
    expect(estimateTextWidth('Énergie\u00a0ñ\u202fü', 16)).toBe(estimateTextWidth('Energie n u', 16));
  });
});

describe('estimateNumberWidth', () => {
  it('estimateNumberWidth("1,559", 20) counts four digits and half a digit for the comma', () => {
    expect(estimateNumberWidth('1,559', 20)).toBeCloseTo((4 * 0.52 + 0.26) * 20 * 1.04, 9);
  });

  it('estimateNumberWidth("8 · 4%", 10) counts spaces, dot and percent sign by their own widths', () => {
    expect(estimateNumberWidth('8 · 4%', 10)).toBeCloseTo((0.52 + 0.22 + 0.28 + 0.22 + 0.52 + 0.7) * 10.4, 9);
  });

  it('estimateNumberWidth("", 20) is 0', () => {
    expect(estimateNumberWidth('', 20)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { calculateReadingGrade } from './readingGrade';

describe('calculateReadingGrade', () => {
  it('calculateReadingGrade(blocks) is low for short words in short sentences', () => {
    expect(calculateReadingGrade(['The cat sat. The dog ran.'])).toBeLessThan(1);
  });

  it('calculateReadingGrade(blocks) is high for long words in one long sentence', () => {
    expect(
      calculateReadingGrade([
        'International environmental assessments characteristically overestimate agricultural irrigation requirements',
      ]),
    ).toBeGreaterThan(20);
  });

  it('calculateReadingGrade(blocks) ends a sentence with each block, and counts a numeral as one syllable', () => {
    expect(calculateReadingGrade(['The cat sat', '11 cups'])).toBe(
      calculateReadingGrade(['The cat sat. Ten cups.']),
    );
  });

  it('calculateReadingGrade([]) of no words is NaN', () => {
    expect([calculateReadingGrade([]), calculateReadingGrade(['…'])]).toEqual([Number.NaN, Number.NaN]);
  });
});

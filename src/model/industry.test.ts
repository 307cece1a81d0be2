import { describe, expect, it } from 'vitest';
import {
  calculateYearsForAllOfUs,
  describeCottonOfTwenty,
  describeYearsForAllOfUs,
  LAKE_SHARES,
  YARNS,
} from './industry';
import { joinPhrases } from './phrases';
import { DAILY_CUPS, type DailyCups } from './userInput';

describe('the industry', () => {
  it('LAKE_SHARES are half as claimed and 79 of 1,640 in truth', () => {
    expect(LAKE_SHARES).toEqual({ claimed: 0.5, true: 79 / 1640 });
  });

  it('YARNS add up to 100, and the textile yarns to cotton and other fibers within a tenth', () => {
    expect(YARNS.textile + YARNS.everythingElse).toBe(100);
    expect(YARNS.cotton + YARNS.otherFibers).toBeCloseTo(YARNS.textile, 10);
  });

  it('describeCottonOfTwenty(percent) says whole ropes, and throws where they are not whole', () => {
    expect([describeCottonOfTwenty(), describeCottonOfTwenty(0)]).toEqual([
      '19 of every 20',
      '0 of every 20',
    ]);
    expect(() => describeCottonOfTwenty(96)).toThrow('the records no longer support: "19.2 of every 20"');
    expect(() => describeCottonOfTwenty(Number.NaN)).toThrow('the records no longer support');
  });

  it('calculateYearsForAllOfUs(cups) shares 334 trillion cups among 8 billion people', () => {
    expect(DAILY_CUPS.map((cups) => Math.round(calculateYearsForAllOfUs(cups)))).toEqual([
      114, 57, 38, 29, 23, 19, 16, 14, 13, 11,
    ]);
  });

  it('describeYearsForAllOfUs(cups) is in the singular for one cup', () => {
    expect([1, 6].map((cups) => joinPhrases(describeYearsForAllOfUs(cups as DailyCups)))).toEqual([
      'If all 8 billion of us drank 1 cup a day, this water would last about 114 years.',
      'If all 8 billion of us drank 6 cups a day, this water would last about 19 years.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { describeRank, findHighest, findLowest } from './rank';

const same = (value: number) => value;

describe('findHighest, findLowest', () => {
  it('findHighest(records, measure) returns all that tie', () => {
    expect(findHighest([3, 1, 3], same)).toEqual([3, 3]);
  });

  it('findLowest(records, measure) returns the lowest', () => {
    expect(findLowest([3, 1, 3], same)).toEqual([1]);
  });

  it('findHighest([], measure) finds none', () => {
    expect(findHighest([], same)).toEqual([]);
  });
});

describe('describeRank', () => {
  it('describeRank(value, all) counts from the nearer end', () => {
    const all = [60, 50, 40, 30, 20, 10];
    expect(all.map((value) => describeRank(value, all))).toEqual([
      'the most',
      '2nd most',
      '3rd most',
      '3rd least',
      '2nd least',
      'the least',
    ]);
  });

  it('describeRank(value, all) names ties', () => {
    expect([
      describeRank(3.3, [2.2, 17, 3.3, 3.1, 8.3, 3.3]),
      describeRank(9, [9, 9, 1]),
      describeRank(1, [9, 1, 1]),
    ]).toEqual(['tied 3rd least', 'tied for the most', 'tied for the least']);
  });

  it('describeRank(value, [value]) is the most of one', () => {
    expect(describeRank(5, [5])).toBe('the most');
  });

  it('describeRank(value, all) throws for a stranger, NaN and nothing at all', () => {
    expect(() => describeRank(5, [1, 2])).toThrow('5 is not among the ranked values');
    expect(() => describeRank(Number.NaN, [Number.NaN])).toThrow(RangeError);
    expect(() => describeRank(1, [])).toThrow(RangeError);
  });
});

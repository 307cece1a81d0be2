import { describe, expect, it } from 'vitest';
import {
  calculateDaysOfDrinking,
  calculatePeopleForADay,
  calculateYears,
  describePeople,
  describeYears,
  SHIRT_CUPS,
} from './shirt';
import { DAILY_CUPS } from './userInput';

describe('the T-shirt', () => {
  it('SHIRT_CUPS is 11,824 cups', () => {
    expect(SHIRT_CUPS).toBe(11_824);
  });

  it('calculateDaysOfDrinking(cups) rounds to the nearest day', () => {
    expect(DAILY_CUPS.map(calculateDaysOfDrinking)).toEqual([
      11_824, 5912, 3941, 2956, 2365, 1971, 1689, 1478, 1314, 1182,
    ]);
  });

  it('calculateYears(days) keeps one decimal', () => {
    expect([0, 1478, 1971, 11_824].map(calculateYears)).toEqual([0, 4, 5.4, 32.4]);
  });

  it('describeYears(days) says each of the ten answers to the nearest half year', () => {
    expect(DAILY_CUPS.map((cups) => describeYears(calculateDaysOfDrinking(cups)))).toEqual([
      'nearly thirty-two and a half years', // 32.37
      'over sixteen years', // 16.19
      'nearly eleven years', // 10.79
      'just over eight years', // 8.09
      'nearly six and a half years', // 6.48
      'nearly five and a half years', // 5.40
      'over four and a half years', // 4.63
      'just over four years', // 4.05
      'just over three and a half years', // 3.60
      'over three years', // 3.24
    ]);
  });
});

describe('describePeople', () => {
  it('calculatePeopleForADay(cups) gives 1,971 people at 6 cups and 1,478 at 8', () => {
    expect([calculatePeopleForADay(6), calculatePeopleForADay(8)]).toEqual([1971, 1478]);
  });

  it('describePeople() says so in words', () => {
    expect(describePeople()).toBe('over a thousand people, up to 2,000');
  });

  it('describePeople(drinking) stops the build when the people are fewer or more than it says', () => {
    expect(() => describePeople({ low: 6, high: 12, unit: 'cupsPerDay' })).toThrow(
      'the records no longer support: "over a thousand people, up to 2,000"',
    );
    expect(() => describePeople({ low: 5, high: 8, unit: 'cupsPerDay' })).toThrow(RangeError);
  });
});

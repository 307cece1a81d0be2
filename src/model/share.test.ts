import { describe, expect, it } from 'vitest';
import { describeShare } from './share';
import { DAILY_CUPS } from './userInput';

describe('describeShare', () => {
  it('describeShare(6) says the share with five decimals, in words and as a division', () => {
    expect(describeShare(6)).toEqual({
      percent: '0.05253%',
      quotient: '0.00053',
      division: '6 ÷ 11,421 = 0.00053',
      oneIn: 'about one cup in 1,900',
      subject: 'Your 6 are',
      tag: 'your 6 cups',
      values: { percent: 0.05253, quotient: 0.00053, oneIn: 1900 },
    });
  });

  it('describeShare(1) is in the singular', () => {
    expect(describeShare(1)).toEqual({
      percent: '0.00876%',
      quotient: '0.00009',
      division: '1 ÷ 11,421 = 0.00009',
      oneIn: 'about one cup in 11,000',
      subject: 'Your 1 is',
      tag: 'your 1 cup',
      values: { percent: 0.00876, quotient: 0.00009, oneIn: 11_000 },
    });
  });

  it('describeShare(10) keeps trailing zeros', () => {
    const { percent, quotient, oneIn } = describeShare(10);
    expect({ percent, quotient, oneIn }).toEqual({
      percent: '0.08756%',
      quotient: '0.00088',
      oneIn: 'about one cup in 1,100',
    });
  });

  it('describeShare(cups) rounds every "one in" to two significant digits', () => {
    expect(DAILY_CUPS.map((cups) => describeShare(cups).oneIn.slice('about one cup in '.length))).toEqual([
      '11,000',
      '5,700',
      '3,800',
      '2,900',
      '2,300',
      '1,900',
      '1,600',
      '1,400',
      '1,300',
      '1,100',
    ]);
  });
});

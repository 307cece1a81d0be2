import { describe, expect, it } from 'vitest';
import { describeShare } from './share';

describe('describeShare', () => {
  it('describeShare(6) says the share with five decimals and as a division', () => {
    expect(describeShare(6)).toEqual({
      percent: '0.05253%',
      quotient: '0.00053',
      division: '6 ÷ 11,421 = 0.00053',
      tag: 'your 6 cups',
      values: { percent: 0.05253, quotient: 0.00053 },
    });
  });

  it('describeShare(1) is in the singular', () => {
    expect(describeShare(1)).toEqual({
      percent: '0.00876%',
      quotient: '0.00009',
      division: '1 ÷ 11,421 = 0.00009',
      tag: 'your 1 cup',
      values: { percent: 0.00876, quotient: 0.00009 },
    });
  });

  it('describeShare(10) keeps trailing zeros', () => {
    const { percent, quotient } = describeShare(10);
    expect({ percent, quotient }).toEqual({
      percent: '0.08756%',
      quotient: '0.00088',
    });
  });
});

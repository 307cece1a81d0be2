import { describe, expect, it } from 'vitest';
import { describeCups, describeShirt, describeThread } from './words';

describe('the label’s words', () => {
  it('describeCups(cups) is the reader’s', () => {
    expect(describeCups(1)).toBe('My 1 cup a day');
    expect(describeCups(6)).toBe('My 6 cups a day');
  });

  it('without a number they are the shirt’s', () => {
    expect(describeCups(undefined)).toBe('No days picked yet');
    expect(describeShirt(undefined)).toBe(
      'A T-shirt embroidered with 11,824 white stitches, one for each cup of one estimate',
    );
  });

  it('describeThread(cups, wears) is what is shared', () => {
    expect(describeThread(6, 87)).toBe(
      'By one estimate, one T-shirt takes as much water as I drink in 1,971 days: nearly five and a half years, at 6 cups a day. 87 wears: about 136 cups each. And you?',
    );
    expect(describeThread(1, 30)).toMatch(/11,824 days: .*, at 1 cup a day\. And you\?$/);
    expect(describeThread(undefined, 30)).toBe(
      'By one estimate, one T-shirt takes up to 11,824 cups of water. How many days is that for you?',
    );
  });
});

import { expect, it } from 'vitest';
import { describeThread } from './words';

it('describeThread(cups, wears) is what is shared', () => {
  expect(describeThread(6, 87)).toBe(
    'By one estimate, one T-shirt takes as much water as I drink in 1,971 days: nearly five and a half years, at 6 cups a day. 87 wears: about 136 cups each. And you?',
  );
  expect(describeThread(1, undefined)).toMatch(/11,824 days: .*, at 1 cup a day\. And you\?$/);
  expect(describeThread(undefined, undefined)).toBe(
    'By one estimate, one T-shirt takes up to 11,824 cups of water. How many days is that for you?',
  );
});

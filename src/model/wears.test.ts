import { expect, it } from 'vitest';
import { describeShirtState } from './wears';

it('describeShirtState(wears) mends a seam at forty, washes at sixty, and hands on at eighty', () => {
  expect([1, 39, 40, 59, 60, 79, 80, 120].map(describeShirtState)).toEqual([
    'worn',
    'worn',
    'mended',
    'mended',
    'washed',
    'washed',
    'handed on',
    'handed on',
  ]);
});

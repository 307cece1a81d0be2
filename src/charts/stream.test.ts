import { expect, test } from 'vitest';
import { calculateFlow } from './stream';

test('calculateFlow(elapsedMs) swells, pours for 2 s in all and thins out', () => {
  expect([0, 100, 1000, 1875, 2000].map(calculateFlow)).toEqual([0, 0.5, 1, 0.5, 0]);
});

test('calculateFlow(elapsedMs) is 0 before the press, long after it, and for NaN', () => {
  expect([-1, 9000, Number.POSITIVE_INFINITY, Number.NaN].map(calculateFlow)).toEqual([0, 0, 0, 0]);
});

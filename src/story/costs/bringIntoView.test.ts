import { expect, test } from 'vitest';
import { calculateScrollBy } from './bringIntoView';

test('calculateScrollBy(top, bottom, bar, viewport) is zero for a box that is seen whole', () => {
  expect(calculateScrollBy(68, 900, 68, 900)).toBe(0);
  expect(calculateScrollBy(200, 500, 68, 900)).toBe(0);
});

test('calculateScrollBy(top, bottom, bar, viewport) scrolls no further than needed', () => {
  expect(calculateScrollBy(300, 1000, 68, 900)).toBe(100);
  expect(calculateScrollBy(-100, 500, 68, 900)).toBe(-168);
});

test('calculateScrollBy(top, bottom, bar, viewport) puts a box taller than the viewport below the bar', () => {
  expect(calculateScrollBy(300, 1900, 68, 900)).toBe(232);
});

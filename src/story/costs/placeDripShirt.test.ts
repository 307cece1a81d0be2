import { expect, test } from 'vitest';
import { placeDripShirt } from './placeDripShirt';

test('placeDripShirt(width, height) places exactly the cups of the cotton, inside the box', () => {
  const { cups, cupPx } = placeDripShirt(500, 640);
  expect(cups).toHaveLength(11_421);
  expect(Math.min(...cups.map(({ xPx }) => xPx))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...cups.map(({ xPx }) => xPx)) + cupPx).toBeLessThanOrEqual(500);
  expect(Math.max(...cups.map(({ yPx }) => yPx)) + cupPx).toBeLessThanOrEqual(640);
});

test('placeDripShirt(width, height) fills from the hem up', () => {
  const { cups } = placeDripShirt(300, 300);
  const ys = cups.map(({ yPx }) => yPx);
  expect(ys).toEqual([...ys].sort((a, b) => b - a));
});

test('placeDripShirt(width, height) places no cup without room', () => {
  expect(placeDripShirt(0, 300).cups).toEqual([]);
  expect(placeDripShirt(Number.NaN, 300).cups).toEqual([]);
});

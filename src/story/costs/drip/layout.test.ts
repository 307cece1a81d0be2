import { expect, test } from 'vitest';
import { findWater, placeDripShirt } from './layout';

test('placeDripShirt(width, height) places exactly the cups of the cotton, inside the box', () => {
  const { cups, cupPx } = placeDripShirt(500, 640);
  expect(cups).toHaveLength(11_421);
  expect(Math.min(...cups.map(({ xPx }) => xPx))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...cups.map(({ xPx }) => xPx)) + cupPx).toBeLessThanOrEqual(500);
  expect(Math.max(...cups.map(({ yPx }) => yPx)) + cupPx).toBeLessThanOrEqual(640);
});

test('placeDripShirt(width, height) fills from the hem up, each row from the left', () => {
  const { cups } = placeDripShirt(300, 300);
  const inOrder = [...cups].sort((a, b) => b.yPx - a.yPx || a.xPx - b.xPx);
  expect(cups).toEqual(inOrder);
});

test('placeDripShirt(width, height) places no cup without room', () => {
  expect(placeDripShirt(0, 300).cups).toEqual([]);
  expect(placeDripShirt(Number.NaN, 300).cups).toEqual([]);
});

test('findWater(shirt, full) ends beside the last full cup, in the gaps around it', () => {
  const shirt = placeDripShirt(500, 640);
  const [first, second] = shirt.cups;
  const { rowsTopPx, toXPx } = findWater(shirt, 1);
  expect(toXPx).toBeGreaterThan((first?.xPx ?? 0) + shirt.cupPx);
  expect(toXPx).toBeLessThan(second?.xPx ?? 0);
  expect(rowsTopPx).toBeGreaterThan((first?.yPx ?? 0) + shirt.cupPx * 1.1);
  expect(findWater(shirt, 0)).toEqual({ rowsTopPx: 640, toXPx: 0 });
  expect(findWater(placeDripShirt(0, 300), 5)).toEqual({ rowsTopPx: 300, toXPx: 0 });
});

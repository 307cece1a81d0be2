import { expect, test } from 'vitest';
import { placeCupGrid } from './placeCupGrid';

test('placeCupGrid(cups, width, height) places exactly that many cups inside the box', () => {
  for (const cups of [1, 99, 197, 394, 1182]) {
    const { cupPx, points } = placeCupGrid(cups, 300, 90);
    expect(points).toHaveLength(cups);
    expect(Math.max(...points.map(({ xPx }) => xPx)) + cupPx).toBeLessThanOrEqual(300);
    expect(Math.max(...points.map(({ yPx }) => yPx)) + cupPx * 1.1).toBeLessThanOrEqual(90);
  }
});

test('placeCupGrid(cups, width, height) places no cup for zero, NaN or a box without room', () => {
  expect(placeCupGrid(0, 300, 90).points).toEqual([]);
  expect(placeCupGrid(Number.NaN, 300, 90).points).toEqual([]);
  expect(placeCupGrid(10, 0, 90).points).toEqual([]);
});

import { expect, test } from 'vitest';
import { placeGrains } from './grains';
import type { TrackBox } from './measure';

const BOX: TrackBox = { zeroXPx: 100, lengthPx: 400, centerYPx: 50, thicknessPx: 40 };

test('placeGrains(kg, box, axisEnd) draws one grain for each tenth of a kilogram', () => {
  expect(placeGrains(2.2, BOX, 20, 80).centers).toHaveLength(22);
  expect(placeGrains(17, BOX, 20, 80).centers).toHaveLength(170);
  expect(placeGrains(8.3, BOX, 20, 80).centers).toHaveLength(83);
});

test('placeGrains(kg, box, axisEnd) ends where the axis says', () => {
  const { centers, diameterPx } = placeGrains(17, BOX, 20, 80);
  const end = Math.max(...centers.map(({ xPx }) => xPx)) + diameterPx / 2;
  expect(end).toBeGreaterThan(100 + 400 * (16.9 / 20));
  expect(end).toBeLessThanOrEqual(100 + 400 * (17 / 20));
});

test('placeGrains(kg, box, axisEnd, rowPx) keeps a stack inside its row', () => {
  const { centers, diameterPx } = placeGrains(3.3, BOX, 20, 20);
  const ys = centers.map(({ yPx }) => yPx);
  expect(Math.max(...ys) - Math.min(...ys) + diameterPx).toBeLessThanOrEqual(20);
});

test('placeGrains(kg) has no grain for zero, a negative value and NaN', () => {
  expect(placeGrains(0, BOX, 20, 80).centers).toEqual([]);
  expect(placeGrains(-1, BOX, 20, 80).centers).toEqual([]);
  expect(placeGrains(Number.NaN, BOX, 20, 80).centers).toEqual([]);
});

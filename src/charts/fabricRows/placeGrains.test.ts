import { expect, test } from 'vitest';
import { placeGrains } from './placeGrains';

test('placeGrains(kg, grainPx, ranks) draws one grain for each tenth of a kilogram', () => {
  expect([2.2, 17, 8.3].map((kg) => placeGrains(kg, 6, 5).length)).toEqual([22, 170, 83]);
});

test('placeGrains(kg, grainPx, ranks) stacks from the lowest rank up, column by column', () => {
  expect(placeGrains(0.3, 6, 2)).toEqual([
    { xPx: 3, yPx: 3 },
    { xPx: 3, yPx: -3 },
    { xPx: 9, yPx: 3 },
  ]);
});

test('placeGrains(kg) has no grain for zero, a negative value and NaN', () => {
  expect([0, -1, Number.NaN].map((kg) => placeGrains(kg, 6, 5))).toEqual([[], [], []]);
});

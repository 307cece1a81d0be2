import { expect, test } from 'vitest';
import { placeGrains } from './placeGrains';

test('placeGrains(kg, …) draws one grain for each tenth of a kilogram', () => {
  expect([2.2, 17, 8.3].map((kg) => placeGrains(kg, 20 * kg, 6, 5).length)).toEqual([22, 170, 83]);
});

test('placeGrains(kg, lengthPx, grainPx, ranks) stacks from the lowest rank up, column by column', () => {
  expect(placeGrains(0.3, 10, 6, 2)).toEqual([
    { xPx: 3, yPx: 3 },
    { xPx: 3, yPx: -3 },
    { xPx: 7, yPx: 3 },
  ]);
});

test('placeGrains(kg, lengthPx, …) begins at zero and ends where the value does, however thick its grains are', () => {
  for (const lengthPx of [30, 41, 300])
    for (const grainPx of [3, 6]) {
      const grains = placeGrains(2.2, lengthPx, grainPx, 5);
      expect((grains[0]?.xPx ?? 0) - grainPx / 2).toBeCloseTo(0, 9);
      expect((grains.at(-1)?.xPx ?? 0) + grainPx / 2).toBeCloseTo(lengthPx, 9);
    }
});

test('placeGrains(kg, …) of one column stands at zero', () => {
  expect(placeGrains(0.1, 2, 6, 5)).toEqual([{ xPx: 3, yPx: 12 }]);
});

test('placeGrains(kg) has no grain for zero, a negative value and NaN', () => {
  expect([0, -1, Number.NaN].map((kg) => placeGrains(kg, 40, 6, 5))).toEqual([[], [], []]);
});

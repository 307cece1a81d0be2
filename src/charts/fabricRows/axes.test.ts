import { expect, test } from 'vitest';
import { COSTS_AXES, placeAxisTicks } from './axes';

test('placeAxisTicks(axis) numbers each axis from zero on, within its end', () => {
  const read = (measure: keyof typeof COSTS_AXES) =>
    placeAxisTicks(COSTS_AXES[measure]).map(({ value }) => value);
  expect([read('water'), read('energy'), read('co2')]).toEqual([
    [0, 400, 800, 1200, 1600],
    [0, 40, 80, 120, 160],
    [0, 5, 10, 15],
  ]);
  expect(placeAxisTicks(COSTS_AXES.water).map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

import { expect, test } from 'vitest';
import { DESK_ROOM } from './exampleRooms';
import { calculateCostsFrame, calculateFrontYPx } from './frame';
import { placeCosts } from './placeFabricRows';

const WHOLE = { water: 1, flow: 0, lit: 1, pressed: 1, grains: 1 };
const EMPTY = { water: 0, flow: 0, lit: 0, pressed: 0, grains: 0 };

test('calculateCostsFrame(progress, row, count) is empty before the scene and whole at its end, in every row', () => {
  for (const row of [0, 5]) {
    expect(calculateCostsFrame(-1, row, 6)).toEqual(EMPTY);
    expect(calculateCostsFrame(Number.NaN, row, 6)).toEqual(EMPTY);
    expect(calculateCostsFrame(1, row, 6)).toEqual(WHOLE);
  }
});

test('calculateCostsFrame(progress, row, count) fills all glasses by a third, lights from the top and presses from the foot', () => {
  expect(calculateCostsFrame(0.32, 0, 6)).toEqual({ ...EMPTY, water: 1 });
  expect(calculateCostsFrame(0.4, 0, 6).lit).toBeGreaterThan(calculateCostsFrame(0.4, 5, 6).lit);
  expect(calculateCostsFrame(0.52, 5, 6)).toEqual({ ...EMPTY, water: 1, lit: 1 });
  expect(calculateCostsFrame(0.65, 5, 6).pressed).toBe(1);
  expect(calculateCostsFrame(0.65, 0, 6).pressed).toBe(0);
  expect(calculateCostsFrame(0.75, 5, 6).grains).toBeGreaterThan(calculateCostsFrame(0.75, 0, 6).grains);
});

test('calculateFrontYPx(layout, progress) rises from below the stage over its top', () => {
  const layout = placeCosts(DESK_ROOM);
  expect(calculateFrontYPx(layout, 0.6)).toBe(930);
  expect(calculateFrontYPx(layout, 0.8)).toBe(-40);
});

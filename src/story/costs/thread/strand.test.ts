import { expect, test } from 'vitest';
import { countDue, placeStrand } from './strand';

const way = (...points: [number, number][]) =>
  points.map(([xPx, yPx]) => ({ xPx, yPx, stage: 'indigo' as const }));

test('placeStrand(pieces) is due where it lies, and never before what comes earlier on its way', () => {
  const points = placeStrand([{ waypoints: way([0, 0], [0, 90], [90, 90], [90, 30]) }]);
  const dues = points.map(({ dueYPx }) => dueYPx);
  expect(dues).toEqual([...dues].sort((a, b) => a - b));
  expect(points.at(-1)?.dueYPx).toBeGreaterThanOrEqual(90);
});

test('placeStrand(pieces) spreads a piece that leads sideways', () => {
  const points = placeStrand([{ waypoints: way([0, 50], [300, 50]), spreadPx: 200 }]);
  expect(points.at(-1)?.dueYPx).toBe(250);
  expect(countDue(points, 150)).toBeGreaterThan(points.length * 0.4);
  expect(countDue(points, 150)).toBeLessThan(points.length * 0.6);
});

test('placeStrand([]) has no points', () => {
  expect(placeStrand([])).toEqual([]);
  expect(countDue([], 100)).toBe(0);
});

test('countDue(points, limit) counts none above and all below', () => {
  const points = placeStrand([{ waypoints: way([0, 10], [0, 100]) }]);
  expect(countDue(points, 9)).toBe(0);
  expect(countDue(points, 1000)).toBe(points.length);
});

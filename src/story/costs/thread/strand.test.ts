import { expect, test } from 'vitest';
import { countDue, placeNeedle, placeStrand } from './strand';

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

test('placeNeedle(points, end) lies on the way, its tip at the last point that is due', () => {
  const points = placeStrand([{ waypoints: way([0, 0], [0, 300]) }]);
  expect(placeNeedle(points, 51, 30)).toEqual({
    eye: 40,
    heading: Math.PI / 2,
    lengthPx: 30,
    isHidden: false,
  });
});

test('placeNeedle(points, end) grows out of the start as its way does', () => {
  const points = placeStrand([{ waypoints: way([0, 0], [0, 300]) }]);
  expect(placeNeedle(points, 6, 30)).toMatchObject({ eye: 0, lengthPx: points[5]?.yPx });
  expect(placeNeedle(points, 0, 30)).toBeUndefined();
});

test('placeNeedle(points, end) is gone once the thread is at its end', () => {
  const points = placeStrand([{ waypoints: way([0, 0], [0, 300]) }]);
  expect(placeNeedle(points, points.length - 1, 30)?.eye).toBe(points.length - 12);
  expect(placeNeedle(points, points.length, 30)).toBeUndefined();
});

test('placeNeedle(points, end) is undefined for no point and for one', () => {
  expect(placeNeedle([], 0, 30)).toBeUndefined();
  expect(placeNeedle(placeStrand([{ waypoints: way([5, 5]) }]), 1, 30)).toBeUndefined();
});

test('placeNeedle(points, end) is shorter in a bend, so that it cuts no corner', () => {
  const points = placeStrand([{ waypoints: way([0, 0], [0, 30], [15, 50], [45, 50]) }]);
  const length = placeNeedle(points, points.length - 1, 60)?.lengthPx ?? 0;
  expect(length).toBeLessThan(50);
  expect(length).toBeGreaterThan(20);
});

import { expect, test } from 'vitest';
import { roundCorners } from './roundCorners';

const point = (xPx: number, yPx: number) => ({ xPx, yPx, stage: 'indigo' as const });

test('roundCorners(way, radius) keeps both ends and cuts the corner', () => {
  const round = roundCorners([point(0, 0), point(100, 0), point(100, 100)], 30);
  expect(round[0]).toEqual(point(0, 0));
  expect(round.at(-1)).toEqual(point(100, 100));
  const nearest = Math.min(...round.map(({ xPx, yPx }) => Math.hypot(xPx - 100, yPx)));
  expect(nearest).toBeGreaterThan(10);
  expect(nearest).toBeLessThan(11);
});

test('roundCorners(way, radius) takes at most half of a short way', () => {
  const round = roundCorners([point(0, 0), point(10, 0), point(10, 10)], 30);
  expect(Math.max(...round.map(({ xPx }) => xPx))).toBeLessThanOrEqual(10);
});

test('roundCorners(way) keeps fewer than three points', () => {
  expect(roundCorners([], 30)).toEqual([]);
  expect(roundCorners([point(1, 2)], 30)).toEqual([point(1, 2)]);
  expect(roundCorners([point(0, 0), point(9, 0)], 30)).toEqual([point(0, 0), point(9, 0)]);
});

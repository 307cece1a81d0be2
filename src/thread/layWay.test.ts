import { describe, expect, it } from 'vitest';
import { layWay, placeDue } from './layWay';
import type { Waypoint } from './placeThread';

const at = (xPx: number, yPx: number, stage: Waypoint['stage'] = 'raw'): Waypoint => ({ xPx, yPx, stage });
const ACROSS = [at(0, 0), at(0, 300), at(600, 300, 'indigo'), at(600, 900, 'indigo')];

describe('layWay', () => {
  it('layWay(corners, radius) begins at the first corner, ends at the last and keeps its step', () => {
    const points = layWay(ACROSS, 30);
    expect([points[0], points.at(-1)]).toEqual([at(0, 0), at(600, 900, 'indigo')]);
    for (const [i, point] of points.slice(1).entries()) {
      const before = points[i] ?? point;
      const gapPx = Math.hypot(point.xPx - before.xPx, point.yPx - before.yPx);
      expect(gapPx).toBeGreaterThan(1.5);
      expect(gapPx).toBeLessThan(5);
    }
  });

  it('layWay(corners, radius) takes corners round, and stays within them', () => {
    const points = layWay(ACROSS, 30);
    expect(points.some(({ xPx, yPx }) => xPx === 0 && yPx === 300)).toBe(false);
    expect(points.some(({ xPx, yPx }) => Math.abs(xPx - 7.5) < 2 && Math.abs(yPx - 292.5) < 2)).toBe(true);
    expect(points.every(({ xPx, yPx }) => xPx >= 0 && xPx <= 600 && yPx >= 0 && yPx <= 900)).toBe(true);
  });

  it('layWay([]) is empty, and one corner is one point', () => {
    expect(layWay([], 30)).toEqual([]);
    expect(layWay([at(1, 2)], 30)).toEqual([at(1, 2)]);
  });
});

describe('placeDue', () => {
  it('placeDue(points) of a thread that hangs is where it hangs', () => {
    expect(placeDue([at(0, 0), at(0, 3), at(0, 6)])).toEqual([0, 3, 6]);
    expect(placeDue([])).toEqual([]);
  });

  it('placeDue(points) takes its time on a way across, never goes back, and catches up below it', () => {
    const points = layWay(ACROSS, 30);
    const due = placeDue(points);
    expect(due).toEqual([...due].sort((a, b) => a - b));
    const corner = points.findIndex(({ xPx }) => xPx >= 570);
    expect(due[corner]).toBeGreaterThan(360);
    expect(due.at(-1)).toBe(900);
  });
});

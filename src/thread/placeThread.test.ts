import { describe, expect, it } from 'vitest';
import { calculateHeading, placeThread, type Waypoint } from './placeThread';

const at = (xPx: number, yPx: number, stage: Waypoint['stage'] = 'raw'): Waypoint => ({ xPx, yPx, stage });

describe('placeThread', () => {
  it('placeThread([]) is empty', () => {
    expect(placeThread([])).toEqual([]);
  });

  it('placeThread([waypoint]) is that one point', () => {
    expect(placeThread([at(3, 4)])).toEqual([at(3, 4)]);
  });

  it('placeThread(waypoints) begins at the first, ends near the last and keeps its step', () => {
    const points = placeThread([at(0, 0), at(100, 300), at(0, 600)], 3);
    expect(points[0]).toEqual(at(0, 0));
    const end = points.at(-1);
    expect(Math.hypot(end?.xPx ?? 99, (end?.yPx ?? 0) - 600)).toBeLessThan(4.5);
    for (const [i, point] of points.slice(1).entries()) {
      const before = points[i];
      const gap = Math.hypot(point.xPx - (before?.xPx ?? 0), point.yPx - (before?.yPx ?? 0));
      expect(gap).toBeGreaterThanOrEqual(2.4);
      expect(gap).toBeLessThan(4.6);
    }
  });

  it('placeThread(waypoints) passes through the middle waypoint and changes its dye there', () => {
    const points = placeThread([at(0, 0, 'raw'), at(50, 90, 'indigo'), at(0, 180, 'indigo')]);
    const nearest = points.reduce((best, point) =>
      Math.hypot(point.xPx - 50, point.yPx - 90) < Math.hypot(best.xPx - 50, best.yPx - 90) ? point : best,
    );
    expect(Math.hypot(nearest.xPx - 50, nearest.yPx - 90)).toBeLessThan(3);
    expect(points[3]?.stage).toBe('raw');
    expect(points.at(-1)?.stage).toBe('indigo');
  });

  it('placeThread(waypoints) never swings back where a way is many times as long as its neighbor', () => {
    const out = placeThread([at(0, 0), at(0, 1), at(0, 900)]).map(({ yPx }) => yPx);
    expect(out).toEqual([...out].sort((a, b) => a - b));
    const back = placeThread([at(0, 0), at(0, 900), at(0, 901)]).map(({ yPx }) => yPx);
    expect(back).toEqual([...back].sort((a, b) => a - b));
  });
});

describe('calculateHeading', () => {
  it('calculateHeading(points, index) of a thread that runs to the right is 0', () => {
    const points = placeThread([at(0, 0), at(200, 0)]);
    expect(calculateHeading(points, points.length - 1)).toBe(0);
  });

  it('calculateHeading(points, index) of a single point hangs straight down', () => {
    expect(calculateHeading([at(1, 1)], 0)).toBe(Math.PI / 2);
  });
});

import type { RopeStage } from './ropeStages';

/** A point that the thread passes, in page pixels, and the dye that it wears from there on. */
export interface Waypoint {
  xPx: number;
  yPx: number;
  stage: RopeStage;
}

/** Distance between two points of the drawn thread; the twist's rhythm depends on it. */
export const STEP_PX = 3;

type Axis = 'xPx' | 'yPx';

/** Catmull-Rom: a smooth curve through every waypoint, from `b` to `c`. */
function interpolate(a: Waypoint, b: Waypoint, c: Waypoint, d: Waypoint, t: number, axis: Axis): number {
  const [p0, p1, p2, p3] = [a[axis], b[axis], c[axis], d[axis]];
  const linear = (p2 - p0) * t;
  const square = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t;
  const cube = (3 * p1 - p0 - 3 * p2 + p3) * t ** 3;
  return 0.5 * (2 * p1 + linear + square + cube);
}

/**
 * Lays the thread through its waypoints as evenly spaced points.
 * @param waypoints in the order of travel, page pixels
 * @param stepPx distance between two points
 * @returns the points; empty for no waypoint, one point for one
 */
export function placeThread(waypoints: readonly Waypoint[], stepPx = STEP_PX): Waypoint[] {
  const first = waypoints[0];
  if (!first) return [];
  const points: Waypoint[] = [first];
  let last = first;
  let sincePx = 0;
  for (let i = 0; i + 1 < waypoints.length; i++) {
    const at = (index: number) => waypoints[Math.min(waypoints.length - 1, Math.max(0, index))] ?? first;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const parts = Math.max(6, Math.ceil(Math.hypot(c.xPx - b.xPx, c.yPx - b.yPx) / (stepPx / 2)));
    for (let part = 1; part <= parts; part++) {
      const t = part / parts;
      const point = {
        xPx: interpolate(a, b, c, d, t, 'xPx'),
        yPx: interpolate(a, b, c, d, t, 'yPx'),
        stage: t < 1 ? b.stage : c.stage,
      };
      sincePx += Math.hypot(point.xPx - last.xPx, point.yPx - last.yPx);
      last = point;
      if (sincePx < stepPx) continue;
      points.push(point);
      sincePx = 0;
    }
  }
  return points;
}

/** Heading of the thread at point `index` in radians, taken over the last few points so that it is steady. */
export function calculateHeading(points: readonly Waypoint[], index: number): number {
  const end = points[index];
  const start = points[Math.max(0, index - 8)];
  if (!end || !start || end === start) return Math.PI / 2;
  return Math.atan2(end.yPx - start.yPx, end.xPx - start.xPx);
}

/** How many points of the thread lie before it first goes below `limitPx`; all of them when it never does. */
export function countVisiblePoints(points: readonly Waypoint[], limitPx: number): number {
  const below = points.findIndex(({ yPx }) => yPx > limitPx);
  return below < 0 ? points.length : below;
}

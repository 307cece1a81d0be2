import type { RopeStage } from './ropeStages';

/** A point that the thread passes, in page pixels, and the dye that it wears from there on. */
export interface Waypoint {
  xPx: number;
  yPx: number;
  stage: RopeStage;
}

/** Distance between two points of the drawn thread; the twist's rhythm depends on it. */
export const STEP_PX = 3;

/** A curve that leaves a point three times as fast as it comes on swings beyond the next and back. */
const FASTEST = 3;

/** How far apart two points are, in pixels. */
export function distance(from: Waypoint, to: Waypoint): number {
  return Math.hypot(to.xPx - from.xPx, to.yPx - from.yPx);
}

/** How much of the speed between two neighbors a way of `lengthPx` between them bears. */
function limitSpeed(before: Waypoint, after: Waypoint, lengthPx: number): number {
  return Math.min(1, (2 * FASTEST * lengthPx) / (distance(before, after) || 1));
}

/** One coordinate of a way by the powers of how far along it is, from 0 at `b` to 1 at `c`. */
function createCubic(a: number, b: number, c: number, d: number, leave: number, arrive: number) {
  const way = c - b;
  const start = (c - a) * leave;
  const end = (d - b) * arrive;
  const second = 3 * way - 2 * start - end;
  const third = start + end - 2 * way;
  return (t: number) => b + t * (start + t * (second + t * third));
}

/** Draws Catmull-Rom curves through every waypoint: from `b` to `c`, slowed where one way is far longer. */
function createCurve(a: Waypoint, b: Waypoint, c: Waypoint, d: Waypoint) {
  const lengthPx = distance(b, c);
  const [leave, arrive] = [limitSpeed(a, c, lengthPx) / 2, limitSpeed(b, d, lengthPx) / 2];
  return {
    x: createCubic(a.xPx, b.xPx, c.xPx, d.xPx, leave, arrive),
    y: createCubic(a.yPx, b.yPx, c.yPx, d.yPx, leave, arrive),
  };
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
  let { xPx: lastXPx, yPx: lastYPx } = first;
  let sincePx = 0;
  for (let i = 0; i + 1 < waypoints.length; i++) {
    const at = (index: number) => waypoints[Math.min(waypoints.length - 1, Math.max(0, index))] ?? first;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const curve = createCurve(a, b, c, d);
    const parts = Math.max(6, Math.ceil(distance(b, c) / (stepPx / 2)));
    for (let part = 1; part <= parts; part++) {
      const t = part / parts;
      const xPx = curve.x(t);
      const yPx = curve.y(t);
      sincePx += Math.hypot(xPx - lastXPx, yPx - lastYPx);
      lastXPx = xPx;
      lastYPx = yPx;
      if (sincePx < stepPx) continue;
      points.push({ xPx, yPx, stage: t < 1 ? b.stage : c.stage });
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

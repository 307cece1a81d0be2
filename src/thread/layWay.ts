import { distance, STEP_PX, type Waypoint } from './placeThread';

const CORNER_PARTS = 12;
/** On a way across, the needle waits for the reader: so many pixels of scrolling for each pixel. */
const WAIT = 0.14;
/** Below a way across it catches up: of each pixel so much. */
const CATCH_UP = 0.5;

function between(from: Waypoint, to: Waypoint, share: number): Waypoint {
  const [xPx, yPx] = [from.xPx + (to.xPx - from.xPx) * share, from.yPx + (to.yPx - from.yPx) * share];
  return { xPx, yPx, stage: from.stage };
}

/**
 * Lays the thread along a way as points a step apart. A corner is at most `radiusPx` round, and takes at most half of the
 * way to the next. No corners give no points.
 */
export function layWay(corners: readonly Waypoint[], radiusPx: number): Waypoint[] {
  const points: Waypoint[] = [];
  let from = corners[0];
  for (const [i, corner] of corners.entries()) {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!from || !before) continue;
    const [inPx, outPx] = [distance(before, corner), after ? distance(corner, after) : 0];
    const roundPx = Math.min(radiusPx, inPx / 2, outPx / 2);
    const start = { ...between(corner, before, roundPx / (inPx || 1)), stage: before.stage };
    const steps = Math.max(1, Math.round(distance(from, start) / STEP_PX));
    for (let step = 0; step < steps; step++) points.push(between(from, start, step / steps));
    from = after ? between(corner, after, roundPx / (outPx || 1)) : start;
    for (let part = 0; after && part < CORNER_PARTS; part++) {
      const t = part / CORNER_PARTS;
      const way = [between(start, corner, t), between(corner, from, t)] as const;
      points.push({ ...between(way[0], way[1], t), stage: t < 0.5 ? before.stage : corner.stage });
    }
  }
  return from ? [...points, from] : [];
}

/** How far down the page the reader must have come before each point is drawn. Never decreases. */
export function placeDue(points: readonly Waypoint[]): number[] {
  let latePx = 0;
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const downPx = point.yPx - before.yPx;
    latePx = Math.max(0, latePx + Math.abs(point.xPx - before.xPx) * WAIT - downPx * CATCH_UP);
    return point.yPx + latePx;
  });
}

import { mix } from '../../../theme/easing';
import { distance, type Waypoint } from '../../../thread/placeThread';

const CORNER_PARTS = 6;
/** Straight ways are cut up, so that the smooth curve laid through them stays straight. */
const STRAIGHT_PX = 24;

function between(from: Waypoint, to: Waypoint, share: number): Waypoint {
  return { xPx: mix(from.xPx, to.xPx, share), yPx: mix(from.yPx, to.yPx, share), stage: from.stage };
}

function pushStraight(points: Waypoint[], to: Waypoint): void {
  const from = points.at(-1);
  if (from) {
    const parts = Math.ceil(distance(from, to) / STRAIGHT_PX);
    for (let part = 1; part < parts; part++) points.push(between(from, to, part / parts));
  }
  points.push(to);
}

/**
 * Turns a way with corners into one whose corners are round. A corner takes at most half of the way to the next,
 * so close corners flow into each other. Fewer than three points stay as they are.
 */
export function roundCorners(way: readonly Waypoint[], radiusPx: number): Waypoint[] {
  const points: Waypoint[] = [];
  for (const [index, corner] of way.entries()) {
    const [before, after] = [way[index - 1], way[index + 1]];
    if (!before || !after) {
      pushStraight(points, corner);
      continue;
    }
    const [inPx, outPx] = [distance(before, corner), distance(corner, after)];
    const start = between(corner, before, Math.min(radiusPx, inPx / 2) / (inPx || 1));
    const end = between(corner, after, Math.min(radiusPx, outPx / 2) / (outPx || 1));
    pushStraight(points, { ...start, stage: before.stage });
    for (let part = 1; part <= CORNER_PARTS; part++) {
      const t = part / CORNER_PARTS;
      points.push({ ...between(between(start, corner, t), between(corner, end, t), t), stage: corner.stage });
    }
  }
  return points;
}

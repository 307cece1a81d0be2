import { placeThread, type Waypoint } from '../../thread/placeThread';

/** A point of the drawn thread. */
export interface StrandPoint extends Waypoint {
  /** How far down the page the reader's eye must have come before it is drawn. Never decreases. */
  dueYPx: number;
  /** Whether the thread is out of sight here: behind the cloth. */
  isHidden: boolean;
}

export interface Strand {
  points: StrandPoint[];
  ropePx: number;
  /** Whether the needle leads it: the last does. */
  hasNeedle: boolean;
}

/** A part of a strand's way, smooth in itself. */
export interface StrandPiece {
  waypoints: readonly Waypoint[];
  /** How much further the reader scrolls while it is drawn: for a way that does not lead down. */
  spreadPx?: number;
  isHidden?: boolean;
}

/** Lays a strand through its pieces, end to end. No pieces give no points. */
export function placeStrand(pieces: readonly StrandPiece[]): StrandPoint[] {
  const points: StrandPoint[] = [];
  let dueYPx = 0;
  for (const { waypoints, spreadPx = 0, isHidden = false } of pieces) {
    const laid = placeThread(waypoints);
    const startYPx = Math.max(dueYPx, laid[0]?.yPx ?? 0);
    for (const [index, point] of laid.entries()) {
      const spread = spreadPx > 0 ? startYPx + (spreadPx * (index + 1)) / laid.length : point.yPx;
      dueYPx = Math.max(dueYPx, spread);
      points.push({ ...point, dueYPx, isHidden });
    }
  }
  return points;
}

/** How many points are to be drawn once the reader has come down to `limitYPx`. */
export function countDue(points: readonly StrandPoint[], limitYPx: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.dueYPx ?? 0) <= limitYPx) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { distance, placeThread, STEP_PX, type Waypoint } from '../../../thread/placeThread';
import type { Rope } from '../../../thread/rope';

export const NEEDLE_PX_PER_ROPE_PX = 11;
const MOST_SAG_PX = 2;
/** The share of its length that a needle keeps in the narrowest bend. */
const LEAST_NEEDLE = 0.4;

/** A point of the drawn thread. */
export interface StrandPoint extends Waypoint {
  /** How far down the page the reader's eye must have come before it is drawn. Never decreases. */
  dueYPx: number;
  /** Whether the thread is out of sight here: behind the cloth. */
  isHidden: boolean;
}

export interface Strand {
  points: readonly StrandPoint[];
  rope: Rope;
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
    for (const [index, { xPx, yPx, stage }] of laid.entries()) {
      const spread = spreadPx > 0 ? startYPx + (spreadPx * (index + 1)) / laid.length : yPx;
      dueYPx = Math.max(dueYPx, spread);
      points.push({ xPx, yPx, stage, dueYPx, isHidden });
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

/** The needle at the head of a strand: `eye` is the point where the thread ends and the needle begins. */
export interface PlacedNeedle {
  eye: number;
  heading: number;
  lengthPx: number;
  /** Whether it is behind the cloth. */
  isHidden: boolean;
}

/** How far the way from point `first` to `last` leaves their straight line. */
function calculateSag(points: readonly Waypoint[], first: number, last: number): number {
  const [from, to] = [points[first], points[last]];
  if (!from || !to) return 0;
  const [x, y] = [to.xPx - from.xPx, to.yPx - from.yPx];
  const lengthPx = Math.hypot(x, y) || 1;
  let sagPx = 0;
  for (let i = first + 1; i < last; i++) {
    const { xPx, yPx } = points[i] ?? from;
    sagPx = Math.max(sagPx, Math.abs((xPx - from.xPx) * y - (yPx - from.yPx) * x) / lengthPx);
  }
  return sagPx;
}

/**
 * Lays the needle over the last of the first `end` points, so that it takes the thread's own way and crosses nothing
 * that the thread does not. Undefined where nothing is drawn yet, and where the thread has
 * come to its end: it has gone over to the next strand, or through the label.
 */
export function placeNeedle(
  points: readonly StrandPoint[],
  end: number,
  lengthPx: number,
): PlacedNeedle | undefined {
  if (end < 2 || end >= points.length) return undefined;
  const tip = Math.min(end, points.length) - 1;
  const steps = Math.max(1, Math.round(lengthPx / STEP_PX));
  let eye = Math.max(0, tip - steps);
  // A straight needle would cut a bend, and what stands in its corner: there it is seen shortened.
  while (tip - eye > steps * LEAST_NEEDLE && calculateSag(points, eye, tip) > MOST_SAG_PX) eye++;
  const [from, to] = [points[eye], points[tip]];
  if (!from || !to) return undefined;
  return {
    eye,
    heading: Math.atan2(to.yPx - from.yPx, to.xPx - from.xPx),
    lengthPx: Math.min(lengthPx, distance(from, to)),
    isHidden: from.isHidden && to.isHidden && from.stage !== 'indigo',
  };
}

import { NARROW_MAX_PX } from '../theme/tokens';
import type { Waypoint } from './placeThread';

/** Where two ends of a torn thread may hang, in pixels of the picture. */
export interface FrayRoom {
  widthPx: number;
  heightPx: number;
  /** What lies above: the thread begins below it. */
  topPx: number;
  /** Where the text begins, and how far it reaches to the right. */
  textTopPx: number;
  textRightPx: number;
}

export interface PlacedFray {
  /** The two torn pieces, from the edge of the picture to their frayed ends; none where there is no room. */
  ropes: Waypoint[][];
  ropePx: number;
}

type Shares = readonly (readonly [number, number])[];

// Shares of the width, and of the height that is free.
const WIDE_LEFT: Shares = [
  [-0.05, 0.56],
  [0.16, 0.3],
  [0.3, 0.48],
  [0.385, 0.8],
  [0.325, 0.97],
  [0.275, 0.7],
  [0.37, 0.38],
  [0.5, 0.32],
  [0.555, 0.39],
];
const WIDE_RIGHT: Shares = [
  [1.06, 0.14],
  [0.92, 0.11],
  [0.8, 0.21],
  [0.73, 0.38],
  [0.75, 0.62],
  [0.8, 0.82],
  [0.805, 1],
];
const NARROW_LEFT: Shares = [
  [-0.1, 0.27],
  [0.2, 0.19],
  [0.42, 0.31],
  [0.5, 0.62],
  [0.38, 0.78],
  [0.32, 0.53],
  [0.46, 0.31],
  [0.56, 0.4],
];
const NARROW_RIGHT: Shares = [
  [1.1, 0.12],
  [0.9, 0.17],
  [0.76, 0.28],
  [0.74, 0.52],
  [0.78, 0.74],
  [0.75, 0.88],
];

/** Less free height than this shows no rope worth the name. */
const LEAST_ROOM_PX = 90;
/** The strands of a frayed end reach this far beyond it, in rope widths. */
const STRANDS = 4.6;

function hang(shares: Shares, widthPx: number, topPx: number, heightPx: number): Waypoint[] {
  return shares.map(([x, y]) => ({ xPx: x * widthPx, yPx: topPx + y * heightPx, stage: 'print' }));
}

/** Hangs the two ends of a torn thread above and beside the text, never across it. */
export function placeFray({ widthPx, heightPx, topPx, textTopPx, textRightPx }: FrayRoom): PlacedFray {
  const isNarrow = widthPx <= NARROW_MAX_PX;
  const ropePx = isNarrow ? 13 : 24;
  const freePx = textTopPx - topPx - ropePx;
  // A column beside the text is free down to its foot.
  const isBeside = textRightPx < widthPx * 0.71;
  const besidePx = heightPx * 0.68 - topPx;
  const ropes: Waypoint[][] = [];
  if (freePx >= LEAST_ROOM_PX) ropes.push(hang(isNarrow ? NARROW_LEFT : WIDE_LEFT, widthPx, topPx, freePx));
  const rightPx = (isBeside ? Math.max(besidePx, freePx) : freePx) - (isBeside ? 0 : ropePx * STRANDS);
  if (rightPx >= LEAST_ROOM_PX) {
    ropes.push(hang(isNarrow ? NARROW_RIGHT : WIDE_RIGHT, widthPx, topPx, rightPx));
  }
  return { ropes, ropePx };
}

import { CUP_HEIGHT_PER_WIDTH } from '../../ui/cupOutline';

/** Space from cup to cup, in widths of a cup. */
const STEP = { x: 1.16, y: CUP_HEIGHT_PER_WIDTH * 1.12 } as const;
const LARGEST_CUP_PX = 22;

export interface CupGrid {
  cupPx: number;
  points: { xPx: number; yPx: number }[];
}

function countFitting(cupPx: number, widthPx: number, heightPx: number): number {
  const columns = Math.floor((widthPx + cupPx * (STEP.x - 1)) / (cupPx * STEP.x));
  const rows = Math.floor((heightPx + cupPx * (STEP.y - CUP_HEIGHT_PER_WIDTH)) / (cupPx * STEP.y));
  return columns * rows;
}

/**
 * Places exactly that many cups in rows that fill a box, as large as they can be, and no larger than `largestPx`.
 * No cups for no cups, for NaN and for a box without room.
 */
export function placeCupGrid(
  cups: number,
  widthPx: number,
  heightPx: number,
  largestPx = LARGEST_CUP_PX,
): CupGrid {
  if (!(cups > 0) || !(widthPx > 0) || !(heightPx > 0)) return { cupPx: 0, points: [] };
  let [small, large] = [0.1, largestPx];
  for (let step = 0; step < 24; step++) {
    const middle = (small + large) / 2;
    if (countFitting(middle, widthPx, heightPx) >= cups) small = middle;
    else large = middle;
  }
  const stepX = small * STEP.x;
  const columns = Math.max(1, Math.floor((widthPx + small * (STEP.x - 1)) / stepX));
  const points = Array.from({ length: cups }, (_, cup) => ({
    xPx: (cup % columns) * stepX,
    yPx: Math.floor(cup / columns) * small * STEP.y,
  }));
  return { cupPx: small, points };
}

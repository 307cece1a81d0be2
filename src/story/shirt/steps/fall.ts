import { clamp, easeSoak } from '../../../theme/easing';

/** From one number of cups to another: more cups fall row by row, fewer fade at once. */
export type Fall = { from: number; to: number };

/** One cup's way down. */
const DROP_MS = 520;
/** All cups of one step have started within this time. */
const SPREAD_MS = 1300;
const LONGEST_GAP_MS = 34;
const FADE_MS = 260;

function calculateGap({ from, to }: Fall): number {
  return Math.min(LONGEST_GAP_MS, SPREAD_MS / Math.max(1, to - from));
}

/** How long a fall takes in milliseconds; 0 when nothing changes. */
export function calculateFallMs(fall: Fall): number {
  if (fall.to === fall.from) return 0;
  return fall.to < fall.from ? FADE_MS : calculateGap(fall) * (fall.to - fall.from - 1) + DROP_MS;
}

/**
 * Counts the cups that are there `elapsedMs` after a fall began: those that have landed or are on their way.
 * It never passes the larger of both ends, and ends at exactly `to`.
 */
export function countFallen(fall: Fall, elapsedMs: number): number {
  if (fall.to <= fall.from) return elapsedMs >= FADE_MS ? fall.to : fall.from;
  return fall.from + clamp(Math.floor(elapsedMs / calculateGap(fall)) + 1, 0, fall.to - fall.from);
}

/** Where cup `index` is: how far it has come down, and how opaque it is, both from 0 to 1. */
export function calculateDrop(
  fall: Fall,
  index: number,
  elapsedMs: number,
): { landed: number; opacity: number } {
  if (index < fall.from) {
    const isLeaving = index >= fall.to;
    return { landed: 1, opacity: isLeaving ? 1 - clamp(elapsedMs / FADE_MS) : 1 };
  }
  const time = clamp((elapsedMs - (index - fall.from) * calculateGap(fall)) / DROP_MS);
  return { landed: easeSoak(time), opacity: clamp(time * 4) };
}

import type { CSSProperties } from 'react';
import { clamp, easePour } from '../../theme/easing';

/** How long bars grow after the press. */
export const GROW_MS = 3000;

/** When the parts of a chart move, in milliseconds from the press. */
export interface BarTiming {
  /** From the press to the final frame. */
  growMs: number;
  /** How much later each bar begins than the one before it. */
  staggerMs: number;
  /** When the first number comes, how much later each next one, and how long it takes. */
  showFromMs: number;
  showStaggerMs: number;
  showMs: number;
}

/**
 * The share of its length (0 to 1) that one bar has at one moment. Before the press `elapsedMs` is negative; from `growMs` on
 * every bar is whole. NaN counts as before the press.
 */
export function calculateGrowth(
  elapsedMs: number,
  index: number,
  bars: number,
  { growMs, staggerMs }: BarTiming,
): number {
  if (!(elapsedMs > 0)) return 0;
  if (elapsedMs >= growMs) return 1;
  const lastStart = staggerMs * Math.max(0, bars - 1);
  return easePour(clamp((elapsedMs - staggerMs * index) / (growMs - lastStart)));
}

/** What the style sheet of a growing bar goes by (Growth.module.css). Set by script alone: no page as sent holds one. */
export function styleGrowth(
  lengthPx: number,
  index: number,
  bars: number,
  { growMs, staggerMs, showFromMs, showStaggerMs, showMs }: BarTiming,
): CSSProperties {
  const style = {
    '--px': lengthPx,
    '--ms': growMs - staggerMs * (bars - 1),
    '--after': staggerMs * index,
    '--show-ms': showMs,
    '--show-after': showFromMs + showStaggerMs * index,
  };
  return style as CSSProperties;
}

/** Bars that wind, fill or are built together. */
export const GROW_TOGETHER: BarTiming = {
  growMs: GROW_MS,
  staggerMs: 0,
  showFromMs: 700,
  showStaggerMs: 330,
  showMs: 600,
};

/** Filaments that light one after the other. */
export const GROW_IN_TURN: BarTiming = { ...GROW_TOGETHER, staggerMs: 80, showStaggerMs: 260 };

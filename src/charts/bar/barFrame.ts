import type { CSSProperties } from 'react';
import { clamp, easePour, smoothStep } from '../../theme/easing';
import { GROW_MS } from '../growth';

/** When the parts of a chart move, in milliseconds from the press. */
export interface BarTiming {
  /** From the press to the final frame. */
  growMs: number;
  /** How much later each bar begins than the one before it. */
  staggerMs: number;
  labelFromMs: number;
  labelStaggerMs: number;
  labelFadeMs: number;
}

export interface BarFrame {
  /** The share of its length that the bar has, 0 to 1. */
  growth: number;
  labelOpacity: number;
}

/**
 * One bar at one moment. Before the press `elapsedMs` is negative; from `growMs` on every bar is whole.
 * NaN counts as before the press.
 */
export function calculateBarFrame(
  elapsedMs: number,
  index: number,
  bars: number,
  timing: BarTiming,
): BarFrame {
  if (!(elapsedMs > 0)) return { growth: 0, labelOpacity: 0 };
  if (elapsedMs >= timing.growMs) return { growth: 1, labelOpacity: 1 };
  const lastStart = timing.staggerMs * Math.max(0, bars - 1);
  const growth = easePour(clamp((elapsedMs - timing.staggerMs * index) / (timing.growMs - lastStart)));
  const fadeFromMs = timing.labelFromMs + timing.labelStaggerMs * index;
  return { growth, labelOpacity: smoothStep(fadeFromMs, fadeFromMs + timing.labelFadeMs, elapsedMs) };
}

/** What the style sheet of a growing bar goes by (Growth.module.css). Set by script alone: no page as sent holds one. */
export function styleGrowth(
  lengthPx: number,
  index: number,
  bars: number,
  { growMs, staggerMs }: BarTiming,
): CSSProperties {
  const style = { '--px': lengthPx, '--ms': growMs - staggerMs * (bars - 1), '--after': staggerMs * index };
  return style as CSSProperties;
}

/** Bars that wind, fill or are built together. */
export const GROW_TOGETHER: BarTiming = {
  growMs: GROW_MS,
  staggerMs: 0,
  labelFromMs: 700,
  labelStaggerMs: 330,
  labelFadeMs: 600,
};

/** Filaments that light one after the other. */
export const GROW_IN_TURN: BarTiming = { ...GROW_TOGETHER, staggerMs: 80, labelStaggerMs: 260 };

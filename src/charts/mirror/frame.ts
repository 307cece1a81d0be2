import { formatDecimals, formatNumber } from '../../model/format';
import { clamp, easePour } from '../../theme/easing';
import { GROW_MS } from '../growth';
import { calculateFlow } from '../stream';
import type { MirrorBar } from './layout';

/** From the press to the final frame. */
export const MIRROR_MS = GROW_MS;
/** How much later each filament lights than the one above it. */
const STAGGER_MS = 80;
const FILAMENT_MS = MIRROR_MS - 5 * STAGGER_MS;

export interface MirrorFrame {
  /** Share of its length that each bar has, 0 to 1. */
  waterGrowth: number;
  otherGrowth: number;
  /** Share of its full width that the stream of water has. */
  flow: number;
}

/**
 * One row of a mirrored chart at one moment after the press; before it `elapsedMs` is negative.
 * NaN counts as before the press, Infinity as the final frame.
 * @param row the row's number from the top: filaments light one after the other
 */
export function calculateMirrorFrame(elapsedMs: number, row: number, isStaggered: boolean): MirrorFrame {
  if (!(elapsedMs > 0)) return { waterGrowth: 0, otherGrowth: 0, flow: 0 };
  if (elapsedMs >= MIRROR_MS) return { waterGrowth: 1, otherGrowth: 1, flow: 0 };
  const waterGrowth = easePour(elapsedMs / MIRROR_MS);
  const otherGrowth = isStaggered
    ? easePour(clamp((elapsedMs - row * STAGGER_MS) / FILAMENT_MS))
    : waterGrowth;
  return { waterGrowth, otherGrowth, flow: calculateFlow(elapsedMs) };
}

/** The number beside a bar while it grows: "778", "1.4"; whole and exact at the end: "1,559", "2.2". */
export function formatGrowing({ measure, value }: MirrorBar, growth: number): string {
  if (growth >= 1) return formatNumber(value);
  return measure === 'co2' ? formatDecimals(value * growth, 1) : formatNumber(Math.round(value * growth));
}

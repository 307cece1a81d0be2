import { clamp, mix } from '../../theme/easing';
import { drawDrop, drawRing, drawSplash, drawStream } from './drawStream';
import type { PourLayout } from './measurePour';
import { calculateWavePx, describeClipPath, placeSurface } from './waves';

/** The water in the letters at one moment. */
export interface Fill {
  /** 0 to 1: how much of the letters is full. */
  level: number;
  streamPx: number;
  /** How far the last drops of the visitor's cups have fallen, 0 to 1. */
  drip: number;
  timeS: number;
}

const SURFACE_STEP_PX = 14;
const LAST_DROPS = 4;
/** A drop's tip stands this far above its round end: it begins to fall clear of the bar. */
const DROP_TIP_PX = 16;
/** A lone drop falls and its ring opens. */
const DROP_FALL_MS = 850;
const DROP_RING_MS = 600;

/** How long a lone drop lasts. */
export const DROP_MS = DROP_FALL_MS + DROP_RING_MS;

/** The still level of the water in the letters. */
function calculateLevelPx({ vessel }: PourLayout, level: number): number {
  return level <= 0 ? vessel.bottomPx + 60 : mix(vessel.bottomPx, vessel.topPx - 4, level);
}

/** The title's two layers of water. */
const WATERS = {
  back: { layer: 1, shiftPx: 60, risePx: 7 },
  front: { layer: 0, shiftPx: 0, risePx: 0 },
} as const;

/** How one of the title's layers of water is cut off at its waves, as a CSS `clip-path`; empty for dry letters. */
export function describeWater(name: keyof typeof WATERS, layout: PourLayout, { level, timeS }: Fill): string {
  if (level <= 0) return '';
  const { layer, shiftPx, risePx } = WATERS[name];
  const levelPx = calculateLevelPx(layout, level) - layout.title.topPx;
  const amplitude = layout.isStill ? 0.4 : 0.4 + 0.25 * level;
  const surface = placeSurface(layout.title.widthPx, SURFACE_STEP_PX, (xPx) => {
    return levelPx - risePx + calculateWavePx(xPx + shiftPx, timeS, layer, amplitude);
  });
  return describeClipPath(surface, layout.title.heightPx + 90);
}

/** Draws the stream that fills the letters, and what it leaves behind when it stops. */
export function drawFill(context: CanvasRenderingContext2D, layout: PourLayout, fill: Fill): void {
  const { xPx, topPx, landPx } = layout.stream;
  const levelPx = Math.max(landPx, calculateLevelPx(layout, fill.level));
  const bottomPx = Math.min(levelPx, layout.vessel.bottomPx) + 4;
  drawStream(context, { xPx, topPx, bottomPx, widthPx: fill.streamPx }, fill.timeS);
  if (fill.streamPx > 1) drawSplash(context, xPx, bottomPx - 4, fill.streamPx, fill.timeS);
  if (fill.drip <= 0) return;
  for (let i = 0; i < LAST_DROPS; i++) {
    const fallen = fill.drip * 1.5 - i * 0.16;
    const fromPx = Math.max(layout.vessel.topPx - 40, topPx + DROP_TIP_PX);
    const yPx = mix(fromPx, levelPx, clamp(fallen) ** 2);
    if (fallen > 0 && yPx < levelPx - 2) drawDrop(context, xPx, yPx, 8 - i * 1.2);
  }
}

/** Draws the lone drop that falls on the dry letters now and then. */
export function drawIdleDrop(context: CanvasRenderingContext2D, layout: PourLayout, ageMs: number): void {
  const { xPx, topPx } = layout.stream;
  const landPx = layout.stream.landPx + 6;
  const fallen = ageMs / DROP_FALL_MS;
  if (fallen < 1) drawDrop(context, xPx, mix(topPx + DROP_TIP_PX, landPx, fallen ** 2), 8);
  else drawRing(context, xPx, landPx + 4, clamp((ageMs - DROP_FALL_MS) / DROP_RING_MS));
}

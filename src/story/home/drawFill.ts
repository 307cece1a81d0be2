import { clamp, mix } from '../../theme/easing';
import { drawDrop, drawRing, drawSplash, drawStream } from './drawStream';
import type { Stage } from './readStage';
import { calculateWavePx, describeClipPath, placeSurface } from './waves';

/** The water in the letters at one moment. */
export interface Fill {
  /** 0 to 1: how much of the letters is full. */
  level: number;
  streamPx: number;
  /** How far the last drops of the visitor's cups have fallen, 0 to 1. */
  drip: number;
  timeS: number;
  isStill: boolean;
}

const SURFACE_STEP_PX = 14;
const LAST_DROPS = 4;
/** A lone drop falls and its ring opens. */
const DROP_FALL_MS = 850;
const DROP_RING_MS = 600;

/** How long a lone drop lasts. */
export const DROP_MS = DROP_FALL_MS + DROP_RING_MS;

/** The still level of the water in the letters. */
export function calculateLevelPx({ vessel }: Stage, level: number): number {
  return level <= 0 ? vessel.bottomPx + 60 : mix(vessel.bottomPx, vessel.topPx - 4, level);
}

/** Cuts the title's two layers of water off at their waves. */
export function clipWater(title: HTMLElement, stage: Stage, { level, timeS, isStill }: Fill): void {
  const levelPx = calculateLevelPx(stage, level) - stage.title.topPx;
  const amplitude = isStill ? 0.4 : 0.4 + 0.25 * level;
  const layers = [
    { name: 'back', layer: 1, shiftPx: 60, risePx: 7 },
    { name: 'front', layer: 0, shiftPx: 0, risePx: 0 },
  ];
  for (const { name, layer, shiftPx, risePx } of layers) {
    const water = title.querySelector<HTMLElement>(`[data-water="${name}"]`);
    const surface = placeSurface(stage.title.widthPx, SURFACE_STEP_PX, (xPx) => {
      return levelPx - risePx + calculateWavePx(xPx + shiftPx, timeS, layer, amplitude);
    });
    if (water) {
      water.style.clipPath = level <= 0 ? '' : describeClipPath(surface, stage.title.heightPx + 90);
    }
  }
}

/** Draws the stream that fills the letters, and what it leaves behind when it stops. */
export function drawFill(context: CanvasRenderingContext2D, stage: Stage, fill: Fill): void {
  const { xPx, topPx, landPx } = stage.stream;
  const levelPx = Math.max(landPx, calculateLevelPx(stage, fill.level));
  const bottomPx = Math.min(levelPx, stage.vessel.bottomPx) + 4;
  drawStream(context, { xPx, topPx, bottomPx, widthPx: fill.streamPx }, fill.timeS);
  if (fill.streamPx > 1) drawSplash(context, xPx, bottomPx - 4, fill.streamPx, fill.timeS);
  if (fill.drip <= 0) return;
  for (let i = 0; i < LAST_DROPS; i++) {
    const fallen = fill.drip * 1.5 - i * 0.16;
    const yPx = mix(stage.vessel.topPx - 40, levelPx, clamp(fallen) ** 2);
    if (fallen > 0 && yPx < levelPx - 2) drawDrop(context, xPx, yPx, 8 - i * 1.2);
  }
}

/** Draws the lone drop that falls on the dry letters now and then. */
export function drawIdleDrop(context: CanvasRenderingContext2D, stage: Stage, ageMs: number): void {
  const { xPx, topPx } = stage.stream;
  const landPx = stage.stream.landPx + 6;
  const fallen = ageMs / DROP_FALL_MS;
  if (fallen < 1) drawDrop(context, xPx, mix(topPx - 10, landPx, fallen ** 2), 8);
  else drawRing(context, xPx, landPx + 4, clamp((ageMs - DROP_FALL_MS) / DROP_RING_MS));
}

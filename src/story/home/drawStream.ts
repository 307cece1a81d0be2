import { createRandom, mix } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { SurfacePoint } from './waves';

type Context = CanvasRenderingContext2D;

export interface Stream {
  /** The middle of the stream. */
  xPx: number;
  topPx: number;
  bottomPx: number;
  widthPx: number;
}

/** Below this nothing pours. */
const THINNEST_PX = 0.4;
const STEP_PX = 10;

/** A falling stream narrows by a quarter within this height. */
const NARROWING_PX = 260;

/** The stream's left edge from top to bottom, then its right one back up; nothing where nothing pours. */
export function placeStream({ xPx, topPx, bottomPx, widthPx }: Stream, timeS: number): SurfacePoint[] {
  if (widthPx < THINNEST_PX || bottomPx <= topPx) return [];
  const placeEdge = (yPx: number, side: -1 | 1): SurfacePoint => {
    const narrowing = 1 - 0.25 * Math.min(1, (yPx - topPx) / NARROWING_PX);
    const waver = Math.sin(yPx * 0.02 - timeS * 9 + side) * 0.045 + Math.sin(yPx * 0.051 - timeS * 15) * 0.02;
    return { xPx: xPx + widthPx * ((side / 2) * narrowing + waver), yPx };
  };
  const heights = Array.from(
    { length: Math.ceil((bottomPx - topPx) / STEP_PX) },
    (_, i) => topPx + i * STEP_PX,
  );
  const left = [...heights, bottomPx].map((yPx) => placeEdge(yPx, -1));
  const right = [bottomPx, ...heights.reverse()].map((yPx) => placeEdge(yPx, 1));
  return [...left, ...right];
}

/** Draws a stream of water that narrows as it falls, wavers at its edges and carries streaks of light. */
export function drawStream(context: Context, stream: Stream, timeS: number): void {
  const { xPx, widthPx } = stream;
  const outline = placeStream(stream, timeS);
  if (outline.length === 0) return;
  context.save();
  drawMouth(context, stream);
  context.beginPath();
  for (const point of outline) context.lineTo(point.xPx, point.yPx);
  context.closePath();
  const body = context.createLinearGradient(xPx - widthPx / 2, 0, xPx + widthPx / 2, 0);
  body.addColorStop(0, COLORS['dip-6']);
  body.addColorStop(0.3, COLORS['dip-4']);
  body.addColorStop(0.45, COLORS['dip-2']);
  body.addColorStop(0.6, COLORS['dip-4']);
  body.addColorStop(1, COLORS['dip-7']);
  context.globalAlpha = 0.97;
  context.fillStyle = body;
  context.fill();
  drawStreaks(context, stream, timeS);
  context.restore();
}

/** The slit in the cloth that a stream comes out of. */
function drawMouth(context: Context, { xPx, topPx, widthPx }: Stream): void {
  context.fillStyle = COLORS['dip-8'];
  context.beginPath();
  context.ellipse(xPx, topPx + 1, 0.54 * widthPx, 2 + 0.045 * widthPx, 0, 0, 2 * Math.PI);
  context.fill();
}

function drawStreaks(context: Context, { xPx, topPx, bottomPx, widthPx }: Stream, timeS: number): void {
  const random = createRandom(9);
  context.strokeStyle = COLORS['dip-1'];
  context.lineCap = 'round';
  const count = Math.min(12, 2 + widthPx / 8);
  for (let i = 0; i < count; i++) {
    const offset = (random() - 0.5) * 0.6 * widthPx;
    const lengthPx = mix(60, 180, random());
    const fallenPx = random() * 900 + timeS * 1400 * mix(0.8, 1.2, random());
    const startPx = topPx + (fallenPx % (bottomPx - topPx + lengthPx)) - lengthPx;
    context.globalAlpha = mix(0.3, 0.7, random());
    context.lineWidth = 1 + random() * widthPx * 0.03;
    context.beginPath();
    context.moveTo(xPx + offset, Math.max(topPx, startPx));
    context.lineTo(xPx + offset * 0.95, Math.max(topPx, Math.min(bottomPx, startPx + lengthPx)));
    context.stroke();
  }
}

/** Draws one falling drop, its round end at `yPx`. */
export function drawDrop(context: Context, xPx: number, yPx: number, radiusPx: number): void {
  const at = (share: number) => yPx + share * radiusPx;
  context.fillStyle = COLORS['dip-6'];
  context.beginPath();
  context.moveTo(xPx, at(-1.9));
  context.bezierCurveTo(xPx + radiusPx * 0.3, at(-0.8), xPx + radiusPx, at(-0.3), xPx + radiusPx, at(0.4));
  context.arc(xPx, at(0.4), radiusPx, 0, Math.PI);
  context.bezierCurveTo(xPx - radiusPx, at(-0.3), xPx - radiusPx * 0.3, at(-0.8), xPx, at(-1.9));
  context.fill();
}

/** Draws the ring that a drop leaves where it lands; `share` runs from 0 to 1. */
export function drawRing(context: Context, xPx: number, yPx: number, share: number): void {
  context.save();
  context.strokeStyle = COLORS['dip-6'];
  context.globalAlpha = 1 - share;
  context.lineWidth = 2.5 * (1 - share);
  context.beginPath();
  context.ellipse(xPx, yPx, 8 + share * 30, 3 + share * 9, 0, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

/** Draws the splash where the stream meets the water in the letters. */
export function drawSplash(
  context: Context,
  xPx: number,
  yPx: number,
  streamPx: number,
  timeS: number,
): void {
  context.save();
  context.fillStyle = COLORS['dip-1'];
  for (let i = 0; i < 9; i++) {
    const age = (timeS * 1.6 + i * 0.37) % 1;
    const asidePx = (i - 4) * streamPx * 0.58 * age;
    const upPx = Math.sin(age * Math.PI) * 26 * (0.5 + (i % 3) * 0.4);
    context.globalAlpha = (1 - age) * 0.9;
    context.beginPath();
    context.arc(xPx + asidePx, yPx - upPx, 1.4 + (i % 3) * 0.9, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

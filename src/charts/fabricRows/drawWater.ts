import { createRandom, mix } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { type BakeContext, type Baked, bake, copyPart } from './bake';
import type { TrackBox } from './placeFabricRows';

type Context = CanvasRenderingContext2D;

/** A mark on the glass for every hundred liters, a longer one where the axis has a number. */
const LITERS_PER_MARK = 100;
const LITERS_PER_NUMBER = 400;
const RIM_PX = 3;
const SPOUT_PX = { from: 3, to: 16 } as const;

export interface WaterSprites {
  glassBehind: Baked;
  glassFront: Baked;
  water: Baked;
  /** The net of light that repeats. */
  light: HTMLCanvasElement;
}

/** The glass on its side: open at zero, closed and rounded at the far end. The origin is its far upper corner. */
function traceGlass(context: Context, lengthPx: number, heightPx: number): void {
  const radius = heightPx * 0.34;
  context.beginPath();
  context.moveTo(lengthPx, 0);
  context.lineTo(radius, 0);
  context.quadraticCurveTo(0, 0, 0, radius);
  context.lineTo(0, heightPx - radius);
  context.quadraticCurveTo(0, heightPx, radius, heightPx);
  context.lineTo(lengthPx, heightPx);
}

function drawMarks(
  context: Context,
  { lengthPx, thicknessPx }: TrackBox,
  axisEnd: number,
  color: string,
): void {
  context.fillStyle = color;
  for (let liters = LITERS_PER_MARK; liters < axisEnd; liters += LITERS_PER_MARK) {
    const x = RIM_PX + lengthPx * (1 - liters / axisEnd);
    const height = thicknessPx * (liters % LITERS_PER_NUMBER === 0 ? 0.22 : 0.12);
    context.fillRect(x - 0.6, thicknessPx - 1 - height, 1.2, height);
  }
}

/** Draws a glass and its water once, each as long as the whole axis. `light` is the net of light that repeats. */
export function bakeWater(
  box: TrackBox,
  axisEnd: number,
  baking: BakeContext,
  light: HTMLCanvasElement,
): WaterSprites {
  const { lengthPx, thicknessPx } = box;
  const [width, height] = [lengthPx + RIM_PX, thicknessPx];
  const pad = 2;
  const glass = (draw: (context: Context) => void) =>
    bake(width + pad, height + 2 * pad, baking, (context) => {
      context.translate(pad, pad);
      draw(context);
    });
  return {
    light,
    glassBehind: glass((context) => {
      traceGlass(context, width, height);
      context.fillStyle = 'rgba(255,255,255,.36)';
      context.fill();
      drawMarks(context, box, axisEnd, 'rgba(7,22,41,.6)');
    }),
    water: glass((context) => {
      traceGlass(context, width, height);
      context.clip();
      const depth = context.createLinearGradient(0, 0, 0, height);
      depth.addColorStop(0, COLORS['dip-5']);
      depth.addColorStop(0.22, COLORS['dip-6']);
      depth.addColorStop(1, COLORS['dip-9']);
      context.fillStyle = depth;
      context.fillRect(0, 0, width, height);
      drawMarks(context, box, axisEnd, 'rgba(220,233,234,.67)');
    }),
    glassFront: glass((context) => {
      traceGlass(context, width, height);
      context.lineWidth = 2;
      context.lineJoin = 'round';
      context.strokeStyle = COLORS['dip-10'];
      context.stroke();
      context.fillStyle = 'rgba(255,255,255,.36)';
      context.beginPath();
      context.roundRect(width * 0.05, height * 0.1 + 1, width * 0.87, Math.max(1.6, height * 0.07), 2);
      context.fill();
    }),
  };
}

function drawJet(context: Context, box: TrackBox, surfaceX: number, halfPx: number, elapsedMs: number): void {
  const t = elapsedMs / 1000;
  const { zeroXPx, centerYPx } = box;
  const color = context.createLinearGradient(zeroXPx, 0, surfaceX, 0);
  color.addColorStop(0, 'rgba(220,233,234,.93)');
  color.addColorStop(0.7, 'rgba(134,182,199,.67)');
  color.addColorStop(1, 'rgba(220,233,234,.4)');
  context.fillStyle = color;
  context.beginPath();
  const steps = 30;
  for (let i = 0; i <= steps; i++) {
    const x = mix(zeroXPx, surfaceX, i / steps);
    context.lineTo(x, centerYPx - halfPx * (1 + 0.24 * Math.sin(i * 0.9 - t * 9)));
  }
  for (let i = steps; i >= 0; i--) {
    const x = mix(zeroXPx, surfaceX, i / steps);
    context.lineTo(x, centerYPx + halfPx * (1 + 0.24 * Math.sin(i * 0.8 - t * 8)));
  }
  context.fill();
}

function drawFoam(context: Context, box: TrackBox, surfaceX: number, elapsedMs: number): void {
  const random = createRandom(Math.round(box.centerYPx));
  context.fillStyle = COLORS['dip-1'];
  for (let bubble = 0; bubble < 14; bubble++) {
    const way = (random() + elapsedMs / 700) % 1;
    context.globalAlpha = 0.85 * (1 - way);
    context.beginPath();
    const y = box.centerYPx + (random() - 0.5) * box.thicknessPx * 0.78;
    context.arc(surfaceX + way * 16, y, 0.8 + random() * 2, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Light that drifts through the water. */
function drawCaustics(
  context: Context,
  light: HTMLCanvasElement,
  box: TrackBox,
  surfaceX: number,
  driftPx: number,
): void {
  const pattern = context.createPattern(light, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().translate(box.zeroXPx - driftPx, box.centerYPx).scale(1, 0.7));
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.11;
  context.fillStyle = pattern;
  const top = box.centerYPx - box.thicknessPx / 2 + 1;
  context.fillRect(surfaceX, top, box.zeroXPx - surfaceX, box.thicknessPx - 2);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** The tap: as wide as the thirst. Its stream crosses to the glass. */
function drawSpout(
  context: Context,
  { zeroXPx, centerYPx, thicknessPx }: TrackBox,
  streamPx: number,
  mouthPx: number,
): void {
  if (streamPx > 0) {
    const color = context.createLinearGradient(0, centerYPx - streamPx / 2, 0, centerYPx + streamPx / 2);
    color.addColorStop(0, COLORS['dip-6']);
    color.addColorStop(0.45, COLORS['dip-1']);
    color.addColorStop(1, COLORS['dip-7']);
    context.fillStyle = color;
    context.fillRect(zeroXPx - 1, centerYPx - streamPx / 2, SPOUT_PX.to, streamPx);
  }
  const halfPx = Math.min(13, thicknessPx * 0.31);
  const mouthHalfPx = halfPx * 0.3 + mouthPx / 2;
  context.fillStyle = COLORS['walnut-mid'];
  context.beginPath();
  context.moveTo(zeroXPx + SPOUT_PX.to, centerYPx - halfPx);
  context.lineTo(zeroXPx + SPOUT_PX.from, centerYPx - mouthHalfPx);
  context.lineTo(zeroXPx + SPOUT_PX.from, centerYPx + mouthHalfPx);
  context.lineTo(zeroXPx + SPOUT_PX.to, centerYPx + halfPx);
  context.fill();
}

interface WaterState {
  /** Share of the axis that the water fills now. */
  share: number;
  /** The fabric's water as a share of the thirstiest's. */
  thirst: number;
  /** Share of the full stream that pours now. */
  flow: number;
  elapsedMs: number;
}

/** Draws one row's glass with its water, its stream and its tap. */
export function drawWater(context: Context, sprites: WaterSprites, box: TrackBox, state: WaterState): void {
  const { zeroXPx, lengthPx, centerYPx, thicknessPx } = box;
  const left = zeroXPx - lengthPx - RIM_PX;
  const top = centerYPx - thicknessPx / 2;
  const filledPx = lengthPx * state.share;
  const surfaceX = zeroXPx - filledPx;
  const widestPx = thicknessPx * 0.62 * state.thirst;
  copyPart(context, sprites.glassBehind, 0, sprites.glassBehind.widthPx, left - 2, top - 2);
  if (filledPx > 0) {
    const from = RIM_PX + 2 + lengthPx - filledPx;
    copyPart(context, sprites.water, from, filledPx, surfaceX, top - 2);
    drawCaustics(context, sprites.light, box, surfaceX, state.elapsedMs * 0.008);
    if (state.flow > 0) {
      context.save();
      context.beginPath();
      context.rect(surfaceX, top + 1, filledPx, thicknessPx - 2);
      context.clip();
      drawJet(context, box, surfaceX, (Math.max(1.4, widestPx) / 2) * state.flow, state.elapsedMs);
      drawFoam(context, box, surfaceX, state.elapsedMs);
      context.restore();
    }
    context.fillStyle = COLORS['dip-1'];
    context.fillRect(surfaceX, top + 1, 2, thicknessPx - 2);
  }
  const streamPx = state.flow > 0 ? Math.max(1.4, widestPx) * state.flow : 0;
  drawSpout(context, box, streamPx, widestPx);
  copyPart(context, sprites.glassFront, 0, sprites.glassFront.widthPx, left - 2, top - 2);
}

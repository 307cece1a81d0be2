import { YARNS } from '../../model/industry';
import { clamp } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { Stage } from './placeLake';
import { calculateSpan } from './timeline';

type Context = CanvasRenderingContext2D;

/** A plant is so many units high, its tallest boll included, and so wide. */
const PLANT_HEIGHT = 48;
const PLANT_WIDTH = 32;

/** Lobes of an open boll: x and y of the center, in shares of its size. */
const LOBES = [
  [-0.62, -0.1],
  [0.62, -0.1],
  [0, -0.68],
  [0, 0.3],
] as const;

function drawBoll(context: Context, x: number, y: number, size: number): void {
  context.fillStyle = COLORS['dip-4'];
  context.beginPath();
  context.moveTo(x - size * 1.25, y - size * 0.1);
  context.quadraticCurveTo(x - size * 0.9, y + size * 1.25, x, y + size * 1.5);
  context.quadraticCurveTo(x + size * 0.9, y + size * 1.25, x + size * 1.25, y - size * 0.1);
  context.fill();
  context.fillStyle = COLORS.boll;
  for (const [lobeX, lobeY] of LOBES) {
    context.beginPath();
    context.arc(x + lobeX * size, y + lobeY * size, size * 0.68, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws one cotton plant on the origin; no two neighbors are as tall. */
function drawPlant(context: Context, index: number): void {
  const top = -36 - (index % 3) * 3;
  context.strokeStyle = COLORS['dip-3'];
  context.lineWidth = 1.8;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, top + 6);
  context.moveTo(0, -10);
  context.quadraticCurveTo(-8, -11, -9, -17);
  context.moveTo(0, -17);
  context.quadraticCurveTo(7, -18, 8, -24);
  context.stroke();
  drawBoll(context, 0, top, 5.6);
  drawBoll(context, -9.4, -20, 4.2);
  drawBoll(context, 8.6, -27, 4.4);
}

/** Draws the cotton that the water is probably pumped to: a row under exactly the textile yarns, grown from the left. */
export function drawField(context: Context, { warp, footPx }: Stage, p: number): void {
  const grown = calculateSpan('field', p) - calculateSpan('harvest', p);
  if (grown <= 0) return;
  const widthPx = YARNS.textile * warp.pitchPx;
  const size = (footPx - 20) / PLANT_HEIGHT;
  const count = Math.max(1, Math.round(widthPx / (PLANT_WIDTH * size)));
  const groundPx = warp.bottomPx + footPx - 10;
  for (let i = 0; i < count; i++) {
    const share = clamp(grown * (count + 3) - i, 0, 3) / 3;
    context.save();
    context.translate(warp.leftPx + (widthPx * (i + 0.5)) / count, groundPx);
    context.scale(size * share, size * share);
    if (share > 0) drawPlant(context, i);
    context.restore();
  }
  context.fillStyle = COLORS['dip-3'];
  context.fillRect(warp.leftPx, groundPx, widthPx * grown, 2);
}

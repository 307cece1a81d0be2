import { createRandom } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { calculateFlow } from '../../stream';
import { calculateGrowth, GROW_TOGETHER } from '../barFrame';
import type { PlacedBar } from '../placeBars';
import type { DrawEffect } from './effect';

/** Where a stream begins, above the glass. */
const SPOUT_PX = 22;
/** The widest stream, as a share of its glass. */
const WIDEST = 0.8;

/** Width of a stream, linear in the liters: it swells, pours for 2 s in all, and thins out. */
export function calculateStreamWidth(
  value: number,
  highest: number,
  thicknessPx: number,
  elapsedMs: number,
): number {
  return value > 0 ? (value / highest) * WIDEST * thicknessPx * calculateFlow(elapsedMs) : 0;
}

function drawStream(
  context: CanvasRenderingContext2D,
  bar: PlacedBar,
  trackPx: number,
  levelPx: number,
  widthPx: number,
  elapsedMs: number,
): void {
  const x = bar.originX;
  const top = bar.originY - trackPx - SPOUT_PX;
  const bottom = bar.originY - levelPx + 3;
  const color = context.createLinearGradient(x - widthPx / 2, 0, x + widthPx / 2, 0);
  color.addColorStop(0, COLORS['dip-6']);
  color.addColorStop(0.38, COLORS['dip-2']);
  color.addColorStop(0.55, COLORS['dip-1']);
  color.addColorStop(1, COLORS['dip-5']);
  context.fillStyle = color;
  context.beginPath();
  const steps = 24;
  const half = (step: number) => (widthPx / 2) * (1 + 0.1 * Math.sin(step * 0.9 - elapsedMs * 0.012));
  for (let step = 0; step <= steps; step++)
    context.lineTo(x - half(step), top + ((bottom - top) * step) / steps);
  for (let step = steps; step >= 0; step--)
    context.lineTo(x + half(step), top + ((bottom - top) * step) / steps);
  context.fill();
  context.fillStyle = COLORS['walnut-mid'];
  context.fillRect(x - widthPx / 2 - 2, top - 4, widthPx + 4, 6);
}

function drawBubbles(
  context: CanvasRenderingContext2D,
  bar: PlacedBar,
  levelPx: number,
  widthPx: number,
  index: number,
  elapsedMs: number,
): void {
  const random = createRandom(index + 9);
  context.fillStyle = COLORS['dip-1'];
  for (let bubble = 0; bubble < 4 + widthPx / 2; bubble++) {
    const way = (elapsedMs / 900 + random()) % 1;
    const depthPx = 26 * random() * way;
    if (depthPx > levelPx) continue;
    context.globalAlpha = 0.75 * (1 - way);
    context.beginPath();
    const x = bar.originX + (random() - 0.5) * (bar.thicknessPx - 6);
    context.arc(x, bar.originY - levelPx + depthPx + 2, 0.8 + random() * 1.8, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A stream into each glass, as wide as the thirst. */
export const drawPour: DrawEffect = (context, chart, data, elapsedMs) => {
  const highest = Math.max(0, ...data.map(({ value }) => value));
  for (const [index, bar] of chart.bars.entries()) {
    const widthPx = calculateStreamWidth(data[index]?.value ?? 0, highest, bar.thicknessPx, elapsedMs);
    if (widthPx === 0) continue;
    const levelPx = bar.lengthPx * calculateGrowth(elapsedMs, index, data.length, GROW_TOGETHER);
    drawStream(context, bar, chart.trackPx, levelPx, widthPx, elapsedMs);
    drawBubbles(context, bar, levelPx, widthPx, index, elapsedMs);
  }
};

import { COLORS } from '../../theme/tokens';
import { distance, type Waypoint } from './placeThread';
import { ROPE_STAGES, type RopeStage } from './ropeStages';
import type { StrokeContext } from './strokes';

/** Draws points `from` (included) to `to` (excluded) in the first one's dye: rim, body and twist. */
export function drawStretch(
  context: StrokeContext,
  points: readonly Waypoint[],
  from: number,
  to: number,
  widthPx: number,
): void {
  const first = points[from];
  if (!first || to - from < 2) return;
  const colors = ROPE_STAGES[first.stage];
  context.lineJoin = 'round';
  context.lineCap = from === 0 || to === points.length ? 'round' : 'butt';
  context.beginPath();
  for (let i = from; i < to; i++) context.lineTo(points[i]?.xPx ?? 0, points[i]?.yPx ?? 0);
  context.lineWidth = widthPx + 2;
  context.strokeStyle = colors.rim;
  context.stroke();
  context.lineWidth = widthPx;
  context.strokeStyle = colors.body;
  context.stroke();

  // The twist: a slanted stroke at every second point.
  context.beginPath();
  for (let i = from + (from % 2) + 1; i < to - 1; i += 2) {
    const [before, point, after] = [points[i - 1], points[i], points[i + 1]];
    if (!before || !point || !after) continue;
    const share = (widthPx * 0.38) / (distance(before, after) || 1);
    const alongX = (after.xPx - before.xPx) * share;
    const alongY = (after.yPx - before.yPx) * share;
    context.moveTo(point.xPx - alongY * 1.1 - alongX, point.yPx + alongX * 1.1 - alongY);
    context.lineTo(point.xPx + alongY * 1.1 + alongX, point.yPx - alongX * 1.1 + alongY);
  }
  context.lineCap = 'round';
  context.lineWidth = Math.max(0.8, widthPx * 0.2);
  context.strokeStyle = colors.light;
  context.stroke();
}

/** Draws the twisted rope through points `from` (included) to `to` (excluded), each dye in turn. */
export function drawRope(
  context: StrokeContext,
  points: readonly Waypoint[],
  from: number,
  to: number,
  widthPx: number,
): void {
  let start = from;
  for (let i = from + 1; i <= to; i++) {
    if (i < to && points[i]?.stage === points[start]?.stage) continue;
    // One point of overlap, so that no ground shows between two dyes.
    drawStretch(context, points, start, Math.min(i + 1, to), widthPx);
    start = i;
  }
}

/** The needle at the head of the thread: pale steel with a dark rim, so that it shows on every ground. */
export function drawNeedle(
  context: CanvasRenderingContext2D,
  xPx: number,
  yPx: number,
  headingRadians: number,
  lengthPx: number,
  stage: RopeStage,
): void {
  const halfWidth = lengthPx * 0.1;
  context.save();
  context.translate(xPx, yPx);
  context.rotate(headingRadians);
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(-lengthPx * 0.1, 0);
  context.quadraticCurveTo(-lengthPx * 0.08, -halfWidth, lengthPx * 0.06, -halfWidth);
  context.quadraticCurveTo(lengthPx * 0.55, -halfWidth * 0.9, lengthPx, 0);
  context.quadraticCurveTo(lengthPx * 0.55, halfWidth * 0.9, lengthPx * 0.06, halfWidth);
  context.quadraticCurveTo(-lengthPx * 0.08, halfWidth, -lengthPx * 0.1, 0);
  context.closePath();
  context.strokeStyle = COLORS['dip-10'];
  context.lineWidth = 3.4;
  context.stroke();
  context.fillStyle = COLORS['dip-0'];
  context.fill();
  context.beginPath();
  context.moveTo(lengthPx * 0.26, halfWidth * 0.28);
  context.lineTo(lengthPx * 0.86, halfWidth * 0.06);
  context.strokeStyle = COLORS['dip-3'];
  context.lineWidth = 1.1;
  context.stroke();
  context.beginPath();
  context.ellipse(lengthPx * 0.09, 0, lengthPx * 0.085, halfWidth * 0.42, 0, 0, 2 * Math.PI);
  context.fillStyle = COLORS['dip-10'];
  context.fill();
  context.beginPath();
  context.moveTo(-lengthPx * 0.12, 0);
  context.lineTo(lengthPx * 0.07, 0);
  context.lineCap = 'round';
  context.lineWidth = halfWidth * 0.62;
  context.strokeStyle = ROPE_STAGES[stage].body;
  context.stroke();
  context.restore();
}

import { distance, type Waypoint } from './placeThread';
import { ROPE_STAGES } from './ropeStages';
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

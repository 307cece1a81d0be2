import { mix } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { Stage } from './placeLake';
import type { Pull } from './placeStrands';

/** Draws the threads that run from the lake up to the beam, `shown` as clearly as 0 to 1. */
export function drawPulls(
  context: CanvasRenderingContext2D,
  { warp, hangingEndPx }: Stage,
  pulls: readonly Pull[],
  shown: number,
): void {
  if (shown <= 0 || pulls.length === 0) return;
  const lengthPx = hangingEndPx - warp.topPx;
  context.beginPath();
  for (const { fromXPx, fromPx, toXPx, toPx } of pulls) {
    context.moveTo(fromXPx, fromPx);
    context.bezierCurveTo(
      fromXPx,
      Math.max(mix(fromPx, toPx, 0.5), warp.topPx + lengthPx * 1.4),
      toXPx,
      toPx - lengthPx * 0.9,
      toXPx,
      toPx,
    );
  }
  context.globalAlpha = shown;
  context.lineWidth = Math.min(3.4, Math.max(1, warp.pitchPx * 0.26));
  context.strokeStyle = COLORS.lake;
  context.stroke();
  context.setLineDash([2, 3.4]);
  context.lineWidth /= 2;
  context.strokeStyle = COLORS['dip-1'];
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

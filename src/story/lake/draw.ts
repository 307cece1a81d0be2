import { mix, smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { LakeAssets } from './bake';
import { drawLakeScene } from './drawLakeScene';
import { drawBeam, drawCarriedYarns } from './drawWarp';
import type { Stage } from './placeLake';
import { type Pull, placeCamera, placePulls, placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { SPANS } from './timeline';
import { WATER } from './water';

/** Draws the threads that run from the lake up to the beam, `shown` as clearly as 0 to 1. */
function drawPulls(
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

/** Draws the whole picture at progress `p`: the lake with its water and the reader's guess, then the yarns. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  stage: Stage,
  { lake, sprites }: LakeAssets,
  p: number,
  percent: number | undefined,
): void {
  const dyes = placeYarns(p);
  const camera = placeCamera(stage, p);
  const strands = placeStrands(stage, WATER, camera, p);
  if (p < SPANS.carry[1]) drawLakeScene(context, stage, lake, sprites, { p, camera, strands, dyes, percent });
  const hung = smoothStep(SPANS.carry[0], SPANS.carry[0] + 0.02, p);
  if (!sprites || hung === 0) return;
  drawPulls(context, stage, placePulls(stage, WATER, camera, strands), hung);
  drawCarriedYarns(context, sprites, strands, dyes);
  drawBeam(context, stage, strands, dyes, hung);
}

import { YARNS } from '../../model/industry';
import { COLORS } from '../../theme/tokens';
import { drawYarn } from './drawWarp';
import type { Stage } from './placeLake';
import { placeFan } from './placeRopes';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { calculateSpan } from './timeline';
import type { YarnSprites } from './yarnSprite';

type Context = CanvasRenderingContext2D;

/** Between a cotton yarn's light and its shade. */
const COTTON_THREAD = '#e9d6a8';

/** Draws the threads as far down as they have come at progress `p`. */
function drawFan(
  context: Context,
  stage: Stage,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
  p: number,
): void {
  const { warp, bundle } = stage;
  const fanPx = bundle.ropesTopPx - bundle.yarnsEndPx;
  context.save();
  context.beginPath();
  context.rect(0, 0, stage.widthPx, bundle.yarnsEndPx + fanPx * calculateSpan('fan', p));
  context.clip();
  context.lineWidth = Math.min(2, Math.max(1.1, warp.pitchPx * 0.16));
  for (const { fromXPx, fromPx, toXPx, isCotton } of placeFan(stage, strands, dyes)) {
    context.strokeStyle = isCotton ? COTTON_THREAD : COLORS.lake;
    context.beginPath();
    context.moveTo(fromXPx, fromPx);
    context.lineTo(fromXPx, bundle.yarnsEndPx);
    context.bezierCurveTo(
      fromXPx,
      bundle.yarnsEndPx + fanPx * 0.92,
      toXPx,
      bundle.yarnsEndPx + fanPx * 0.5,
      toXPx,
      bundle.ropesTopPx,
    );
    context.stroke();
  }
  context.restore();
}

/** Twenty ropes: where they hang, how they are dyed, and what they are drawn from. */
interface Ropes {
  sprites: YarnSprites;
  strands: readonly Strand[];
  dyes: readonly YarnDye[];
}

/** Draws the textile yarns once more as the whole: fanned out, and bundled in twenty ropes. */
export function drawBundle(
  context: Context,
  stage: Stage,
  ropes: Ropes,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
  p: number,
): void {
  if (calculateSpan('fan', p) === 0) return;
  drawFan(context, stage, strands, dyes, p);
  const bundled = calculateSpan('ropes', p);
  if (bundled === 0) return;
  ropes.strands.forEach((strand, i) => {
    const dye = ropes.dyes[i];
    if (!dye || dye.cotton + dye.blue === 0) return;
    drawYarn(context, ropes.sprites, strand, dye);
  });
  const { leftPx, pitchPx } = stage.warp;
  context.fillStyle = COLORS['dip-1'];
  context.fillRect(leftPx, stage.bundle.ropesTopPx - 2, YARNS.all * pitchPx * bundled, 4);
}

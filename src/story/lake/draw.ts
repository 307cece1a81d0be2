import { smoothStep } from '../../theme/easing';
import type { LakeAssets } from './bake';
import { drawLakeScene } from './drawLakeScene';
import { drawPulls } from './drawPulls';
import { drawBeam, drawCarriedYarns } from './drawWarp';
import type { Stage } from './placeLake';
import { placeCamera, placePulls, placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { SPANS } from './timeline';
import { WATER } from './water';

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

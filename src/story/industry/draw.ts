import { smoothStep } from '../../theme/easing';
import type { LakeAssets } from './bake';
import { drawBolls } from './drawEnds';
import { drawLakeScene, drawRestingLake } from './drawLakeScene';
import { drawBeam, drawCarriedYarns } from './drawWarp';
import { drawWeft, placeWeft } from './drawWeft';
import { type LakeLayout, WATER } from './lake';
import { placeCamera, placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { SPANS } from './timeline';

/** Draws the whole picture at progress `p`: the lake with its water, the yarns and the weft. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  layout: LakeLayout,
  { lake, yarns }: LakeAssets,
  p: number,
): void {
  if (!yarns) {
    drawRestingLake(context, layout, lake, p);
    return;
  }
  const { stage } = layout;
  const { sprites, boll } = yarns;
  const dyes = placeYarns(p);
  const camera = placeCamera(stage, p);
  const strands = placeStrands(stage, WATER, camera, p);
  if (p < SPANS.carry[1]) drawLakeScene(context, layout, lake, yarns, { p, camera, strands, dyes });
  const hung = smoothStep(0.37, 0.39, p);
  if (hung > 0) {
    drawCarriedYarns(context, sprites, strands, dyes);
    drawBeam(context, stage, strands, dyes, hung);
    drawBolls(context, boll, strands, dyes);
  }
  drawWeft(context, stage, sprites, placeWeft(stage, p), strands, dyes);
}

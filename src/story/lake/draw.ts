import { smoothStep } from '../../theme/easing';
import type { LakeAssets } from './bake';
import { drawBundle } from './drawBundle';
import { drawField } from './drawField';
import { drawLakeScene, drawRestingLake } from './drawLakeScene';
import { drawPulls } from './drawPulls';
import { drawBeam, drawCarriedYarns } from './drawWarp';
import { drawWeft, placeWeft } from './drawWeft';
import type { ShownGuess } from './guessedWater';
import { type LakeLayout, WATER } from './lake';
import { dyeRopes, placeRopes } from './placeRopes';
import { placeCamera, placePulls, placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { SPANS } from './timeline';

/** Draws the whole picture at progress `p`: the lake with its water, the yarns and the weft. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  layout: LakeLayout,
  { lake, yarns }: LakeAssets,
  p: number,
  guess?: ShownGuess,
): void {
  if (!yarns) {
    drawRestingLake(context, layout, lake, p);
    return;
  }
  const { stage } = layout;
  const { sprites } = yarns;
  const dyes = placeYarns(p);
  const camera = placeCamera(stage, p);
  const strands = placeStrands(stage, WATER, camera, p, guess?.water);
  if (p < SPANS.carry[1])
    drawLakeScene(context, layout, lake, yarns, { p, camera, strands, dyes }, guess?.guessed);
  const ropes = { sprites: yarns.ropes, strands: placeRopes(stage), dyes: dyeRopes(p) };
  const hung = smoothStep(0.37, 0.39, p);
  if (hung > 0) {
    drawPulls(context, stage, placePulls(stage, WATER, camera, strands), hung);
    drawCarriedYarns(context, sprites, strands, dyes, p < SPANS.shorten[0]);
    drawBeam(context, stage, strands, dyes, hung);
    drawField(context, stage, p);
    drawBundle(context, stage, ropes, strands, dyes, p);
  }
  const weft = placeWeft(stage, p);
  if (weft.isBundled) drawWeft(context, ropes.sprites, weft, ropes.strands, ropes.dyes);
  else drawWeft(context, sprites, weft, strands, dyes);
}

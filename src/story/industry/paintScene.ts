import { mix, smoothStep } from '../../theme/easing';
import { drawBolls, drawFray } from './drawEnds';
import { drawLakeScene } from './drawLakeScene';
import { drawBeam, drawYarn } from './drawWarp';
import { drawWeft, placeWeft, type Weft } from './drawWeft';
import { placeCamera, placeStrands, type Strand } from './placeStrands';
import { placeYarns, type YarnDye } from './placeYarns';
import type { Scene } from './scene';
import { calculateSpan, SPANS } from './timeline';
import { drawHangingYarns } from './warpLayer';
import { prepareYarns, type Yarns } from './yarns';

/** The yarns on their way from the lake to the beam. */
function drawCarriedYarns(
  context: CanvasRenderingContext2D,
  { sprites }: Yarns,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  strands.forEach((strand, i) => {
    const dye = dyes[i];
    if (!dye || strand.carried === 0) return;
    drawYarn(context, sprites, strand, dye);
    if (strand.carried === 1) drawFray(context, strand, dye);
  });
}

/**
 * Draws the whole picture at progress `p`: the same picture for the same `p`, whichever way the page was scrolled.
 * @returns the weft as it lies there
 */
export type ScenePainter = (context: CanvasRenderingContext2D, p: number) => Weft;

/** Prepares to paint a scene. */
export function createScenePainter(scene: Scene): ScenePainter {
  const { stage, lake } = scene;
  const yarns = prepareYarns(scene);
  return (context, p) => {
    context.clearRect(0, 0, stage.widthPx, stage.heightPx);
    const dyes = placeYarns(p);
    const camera = placeCamera(stage, lake.water, p);
    const strands = placeStrands(stage, lake.water, camera, p);
    const isHung = p >= SPANS.carry[1];
    if (!isHung) drawLakeScene(context, scene, yarns, camera, p, strands, dyes);
    const hung = smoothStep(0.37, 0.39, p);
    if (hung > 0) {
      if (isHung) drawHangingYarns(context, yarns.warp, yarns.sprites, strands, dyes);
      else drawCarriedYarns(context, yarns, strands, dyes);
      drawBeam(context, stage, strands, dyes, hung);
      drawBolls(context, yarns.boll, strands, dyes);
    }
    const woven = calculateSpan('rise', p);
    const weft = placeWeft(stage, p, mix(stage.weft.groundPx, stage.weft.warpPx, woven), woven);
    drawWeft(context, stage, yarns, weft, strands, dyes);
    return weft;
  };
}

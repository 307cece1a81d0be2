import { mix, smoothStep } from '../../theme/easing';
import { drawEnds } from './drawEnds';
import { drawLakeScene } from './drawLakeScene';
import { drawBeam, drawYarn } from './drawWarp';
import { drawWeft, placeWeft, type Weft } from './drawWeft';
import { placeCamera, placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import type { Scene } from './scene';
import { calculateSpan, SPANS } from './timeline';

/**
 * Draws the whole picture at progress `p`: the same picture for the same `p`, whichever way the page was scrolled.
 * @returns the weft as it lies there
 */
export function paintScene(context: CanvasRenderingContext2D, scene: Scene, p: number): Weft {
  const { stage, lake } = scene;
  context.clearRect(0, 0, stage.widthPx, stage.heightPx);
  const dyes = placeYarns(p);
  const camera = placeCamera(stage, lake.water, p);
  const strands = placeStrands(stage, lake.water, camera, p);
  if (p < SPANS.carry[1]) drawLakeScene(context, scene, camera, p, strands, dyes);
  const hung = smoothStep(0.37, 0.39, p);
  if (hung > 0) {
    strands.forEach((strand, i) => {
      const dye = dyes[i];
      if (dye && strand.carried > 0) drawYarn(context, scene.sprites, strand, dye);
    });
    drawBeam(context, stage, strands, dyes, hung);
    drawEnds(context, scene.boll, stage, strands, dyes);
  }
  const woven = calculateSpan('rise', p);
  const weft = placeWeft(stage, p, mix(stage.weft.groundPx, stage.weft.warpPx, woven), woven);
  drawWeft(context, stage, scene.sprites, weft, strands, dyes);
  return weft;
}

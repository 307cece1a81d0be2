import { waitForTurn } from '../../motion/scheduler';
import { mix, smoothStep } from '../../theme/easing';
import { drawLakeScene } from './drawLakeScene';
import { drawRestingLake } from './drawRestingLake';
import { drawWeft, placeWeft, type Weft } from './drawWeft';
import { placeCamera, placeStrands, type Strand } from './placeStrands';
import { placeYarns, type YarnDye } from './placeYarns';
import type { Scene } from './scene';
import { spinYarns } from './spinYarns';
import { calculateSpan, SPANS } from './timeline';
import { drawHangingYarns } from './warpLayer';
import { prepareYarns, type Yarns } from './yarns';

/** The yarns on their way from the lake to the beam. */
function drawCarriedYarns(
  context: CanvasRenderingContext2D,
  { sprites, drawYarn }: Yarns,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  strands.forEach((strand, i) => {
    const dye = dyes[i];
    if (dye && strand.carried > 0 && strand.carried < 1) drawYarn(context, sprites, strand, dye);
  });
}

export interface ScenePainter {
  /**
   * Draws the whole picture at progress `p`: the same picture for the same `p`, whichever way the page was scrolled.
   * @returns the weft as it lies there
   */
  paint: (context: CanvasRenderingContext2D, p: number) => Weft;
  /** Spins the yarns, in turns. */
  prepare: () => Promise<void>;
}

/** Creates what paints a scene. */
export function createScenePainter(scene: Scene): ScenePainter {
  const { stage, lake } = scene;
  let prepared: Yarns | undefined;
  const prepare = async () => {
    const spinning = spinYarns(stage, scene.studio);
    let step = spinning.next();
    while (!step.done) {
      await waitForTurn();
      step = spinning.next();
    }
    prepared = prepareYarns(scene, step.value);
  };
  const paint: ScenePainter['paint'] = (context, p) => {
    context.clearRect(0, 0, stage.widthPx, stage.heightPx);
    const woven = calculateSpan('rise', p);
    const weft = placeWeft(stage, p, mix(stage.weft.groundPx, stage.weft.warpPx, woven), woven);
    if (p === 0 || !prepared) {
      drawRestingLake(context, scene, p);
      return weft;
    }
    const dyes = placeYarns(p);
    const camera = placeCamera(stage, lake.water, p);
    const strands = placeStrands(stage, lake.water, camera, p);
    const isHung = p >= SPANS.carry[1];
    if (!isHung) drawLakeScene(context, scene, prepared, camera, p, strands, dyes);
    const hung = smoothStep(0.37, 0.39, p);
    if (hung > 0) {
      drawHangingYarns(context, prepared.warp, prepared, strands, dyes);
      drawCarriedYarns(context, prepared, strands, dyes);
      prepared.drawBeam(context, stage, strands, dyes, hung);
      prepared.drawBolls(context, prepared.boll, strands, dyes);
    }
    drawWeft(context, stage, prepared, weft, strands, dyes);
    return weft;
  };
  return {
    paint: (context, p) => {
      // What one frame sets is not there in the next.
      context.save();
      const weft = paint(context, p);
      context.restore();
      return weft;
    },
    prepare,
  };
}

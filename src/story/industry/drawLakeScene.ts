import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { smoothStep } from '../../theme/easing';
import { drawShoreline, enterMap, fillBasin, placeShorePoints } from './drawLake';
import { drawRestingLake } from './drawRestingLake';
import { placeLabels } from './labels';
import { drawLayer, drawLayerTo } from './lakeLayers';
import type { Camera } from './layout';
import { placeStrands, type Strand } from './placeStrands';
import { calculateFillShare, type YarnDye } from './placeYarns';
import type { Scene } from './scene';
import { placeEdges } from './shoreline';
import { calculateSpan, SPANS } from './timeline';
import type { Yarns } from './yarns';

type Context = CanvasRenderingContext2D;

/** The water of the resting lake, in which `strands` lie. */
function drawRestingWater(
  context: Context,
  { stage }: Scene,
  { sprites, water, pourWater }: Yarns,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const eastPx = pourWater(stage, sprites, water, strands, dyes);
  // The pixel beyond the water softens its edge where the layer is shown larger.
  drawLayerTo(context, water.box, water.image, eastPx + 1);
}

/** The lake as the scene zooms into its water, and as it fades when the yarns are carried off. */
function drawZoomedLake(
  context: Context,
  scene: Scene,
  yarns: Yarns,
  camera: Camera,
  p: number,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const { stage, lake, layers, paths } = scene;
  const { sprites, ghost, drawWaterOf, clearUnderBar } = yarns;
  const shown = 1 - smoothStep(0.42, 0.475, p);
  const aside = 1 - calculateSpan('zoom', p) * 4;
  context.save();
  context.globalAlpha = shown;
  enterMap(context, camera);
  fillBasin(context, paths);
  // What was drawn for the resting lake fades while it grows coarse.
  context.scale(1 / stage.lake.pxPerUnit, 1 / stage.lake.pxPerUnit);
  context.translate(-stage.lake.leftPx, -stage.lake.topPx);
  drawLayer(context, layers.box, layers.basin, aside);
  drawLayer(context, layers.box, ghost, 2 * aside - 1);
  // Until the first yarn is lifted, the water is that of the resting lake, cut by its shore.
  const isResting = p <= SPANS.carry[0];
  if (isResting)
    drawRestingWater(context, scene, yarns, placeStrands(stage, lake.water, stage.lake, p), dyes);
  context.restore();

  if (!isResting)
    strands.forEach((strand, i) => {
      const dye = dyes[i];
      if (dye) drawWaterOf(context, sprites, strand, dye);
    });
  context.globalAlpha = shown;
  drawShoreline(context, placeShorePoints(lake.shore, camera, stage), 1, stage.isNarrow);
  context.globalAlpha = 1;
  clearUnderBar(context, stage);
}

/** The claim's dashed mark, and what the check sets against it. */
function drawEvidence(
  context: Context,
  { stage, lake }: Scene,
  yarns: Yarns,
  camera: Camera,
  p: number,
): void {
  const aside = 1 - smoothStep(0.345, 0.372, p);
  const marked = Math.max(calculateSpan('check', p), 0.85 * calculateSpan('claim', p)) * aside;
  if (marked > 0) {
    const half = placeEdges(lake.water, LAKE_SHARES.claimed, 1)[1] ?? 0;
    const heightPx = camera.pxPerUnit * LAKE_ONTARIO.height;
    context.globalAlpha = marked;
    yarns.drawMark(
      context,
      camera.leftPx + half * camera.pxPerUnit,
      camera.topPx + heightPx * 0.22,
      camera.topPx + heightPx * 1.04,
      stage.isNarrow,
    );
    context.globalAlpha = 1;
  }
  const proof = smoothStep(0.24, 0.29, p) * aside;
  if (proof === 0) return;
  yarns.drawTahoe(context, stage, yarns.sprites, proof);
  context.globalAlpha = proof;
  yarns.drawLeader(context, placeLabels(stage, lake.water).share, camera.topPx + 372 * camera.pxPerUnit);
  context.globalAlpha = 1;
}

/** Draws the lake with the water that is in it at progress `p`. */
export function drawLakeScene(
  context: Context,
  scene: Scene,
  yarns: Yarns,
  camera: Camera,
  p: number,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  if (camera === scene.stage.lake) {
    drawRestingLake(context, scene, p, () => {
      drawLayer(context, scene.layers.box, yarns.ghost, calculateSpan('check', p));
      if (calculateFillShare(p) > 0) drawRestingWater(context, scene, yarns, strands, dyes);
    });
  } else drawZoomedLake(context, scene, yarns, camera, p, strands, dyes);
  drawEvidence(context, scene, yarns, camera, p);
}

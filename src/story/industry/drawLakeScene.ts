import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { smoothStep } from '../../theme/easing';
import type { LakeLayers, Yarns } from './bake';
import { clearUnderBar } from './clearUnderBar';
import { drawShoreline, enterMap, fillBasin } from './drawLake';
import { drawLeader, drawMark } from './drawMarks';
import { drawTahoe } from './drawTahoe';
import { drawWaterOf } from './drawWarp';
import { type LakeLayout, placeShorePoints, SHORE, WATER } from './lake';
import type { Camera, Stage } from './layout';
import { placeStrands, type Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { pourWater } from './pourWater';
import { placeEdges } from './shoreline';
import { calculateSpan, SPANS } from './timeline';

type Context = CanvasRenderingContext2D;

/** The yarns at one progress of the story. */
export interface YarnMoment {
  p: number;
  camera: Camera;
  strands: readonly Strand[];
  dyes: readonly YarnDye[];
}

/** Copies one of the lake's layers onto the stage. */
function drawLayer(context: Context, { box }: LakeLayers, image: HTMLCanvasElement, shown = 1): void {
  if (shown <= 0) return;
  context.globalAlpha = shown;
  context.drawImage(image, box.leftPx, box.topPx, box.widthPx, box.heightPx);
  context.globalAlpha = 1;
}

/** The lake at rest, whose shore the thread sews at progress `p`; `drawWater` draws what lies in its basin. */
export function drawRestingLake(
  context: Context,
  { stage, shorePoints }: LakeLayout,
  layers: LakeLayers,
  p: number,
  drawWater?: () => void,
): void {
  const sewn = calculateSpan('shoreline', p);
  drawLayer(context, layers, layers.basin);
  if (sewn < 1) drawLayer(context, layers, layers.stitches);
  drawWater?.();
  if (sewn < 1) drawShoreline(context, shorePoints, sewn, stage.isNarrow);
  else drawLayer(context, layers, layers.shore);
}

/** The lake as the scene zooms into its water, and as it fades when the yarns are carried off. */
function drawZoomedLake(
  context: Context,
  stage: Stage,
  layers: LakeLayers,
  { sprites, ghost }: Yarns,
  { p, camera, strands, dyes }: YarnMoment,
): void {
  const shown = 1 - smoothStep(0.42, 0.475, p);
  const aside = 1 - calculateSpan('zoom', p) * 4;
  context.save();
  context.globalAlpha = shown;
  enterMap(context, camera);
  fillBasin(context, layers.paths);
  // What was drawn for the resting lake fades while it grows coarse.
  context.scale(1 / stage.lake.pxPerUnit, 1 / stage.lake.pxPerUnit);
  context.translate(-stage.lake.leftPx, -stage.lake.topPx);
  drawLayer(context, layers, layers.basin, aside);
  drawLayer(context, layers, ghost, 2 * aside - 1);
  // Until the first yarn is lifted, the water is that of the resting lake, cut by its shore.
  const isResting = p <= SPANS.carry[0];
  if (isResting) pourWater(context, stage, sprites, placeStrands(stage, WATER, stage.lake, p), dyes);
  context.restore();

  if (!isResting)
    strands.forEach((strand, i) => {
      const dye = dyes[i];
      if (dye) drawWaterOf(context, sprites, strand, dye);
    });
  context.globalAlpha = shown;
  drawShoreline(context, placeShorePoints(SHORE, camera, stage), 1, stage.isNarrow);
  context.globalAlpha = 1;
  clearUnderBar(context, stage);
}

/** The claim's dashed mark, and what the check sets against it. */
function drawEvidence(
  context: Context,
  { stage, labels }: LakeLayout,
  { sprites }: Yarns,
  { p, camera }: YarnMoment,
): void {
  const aside = 1 - smoothStep(0.345, 0.372, p);
  const marked = Math.max(calculateSpan('check', p), 0.85 * calculateSpan('claim', p)) * aside;
  if (marked > 0) {
    const half = placeEdges(WATER, LAKE_SHARES.claimed, 1)[1] ?? 0;
    const heightPx = camera.pxPerUnit * LAKE_ONTARIO.height;
    context.globalAlpha = marked;
    drawMark(
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
  drawTahoe(context, stage, sprites, proof);
  context.globalAlpha = proof;
  drawLeader(context, labels.share, camera.topPx + 372 * camera.pxPerUnit);
  context.globalAlpha = 1;
}

/** Draws the lake with the water that is in it at progress `p`. */
export function drawLakeScene(
  context: Context,
  layout: LakeLayout,
  layers: LakeLayers,
  yarns: Yarns,
  at: YarnMoment,
): void {
  const { stage } = layout;
  if (at.camera === stage.lake)
    drawRestingLake(context, layout, layers, at.p, () => {
      drawLayer(context, layers, yarns.ghost, calculateSpan('check', at.p));
      pourWater(context, stage, yarns.sprites, at.strands, at.dyes);
    });
  else drawZoomedLake(context, stage, layers, yarns, at);
  drawEvidence(context, layout, yarns, at);
}

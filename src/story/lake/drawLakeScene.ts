import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { LakeLayers, Yarns } from './bake';
import { drawShoreline } from './drawLake';
import { drawLeader, drawMark } from './drawMarks';
import { drawTahoe } from './drawTahoe';
import { calculateGuessOpacity, findEdge } from './guessedWater';
import { LAKE_LEAVES, placeLabels } from './labels';
import { type LakeLayout, WATER } from './lake';
import type { Camera } from './placeLake';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { pourWater } from './pourWater';
import { placeEdges } from './shoreline';
import { calculateSpan } from './timeline';

type Context = CanvasRenderingContext2D;

/** The yarns at one progress of the story. */
interface YarnMoment {
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

/** The water that nobody has hung up yet: it is cut by the shore, since it is drawn onto the basin only. */
function drawWaterLeft(context: Context, strands: readonly Strand[]): void {
  const [first, last] = [strands.find(({ carried }) => carried === 0), strands.at(-1)];
  if (!first || !last) return;
  const [leftPx, rightPx] = [first.topXPx - first.pitchPx / 2, last.topXPx + last.pitchPx / 2];
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = COLORS.lake;
  context.fillRect(leftPx, last.topPx - 99, rightPx - leftPx, last.bottomPx - last.topPx + 198);
  context.restore();
}

/** The lake as it stands aside, and as it fades when the yarns are carried off. */
function drawLakeAside(
  context: Context,
  { stage }: LakeLayout,
  layers: LakeLayers,
  { ghost }: Yarns,
  { p, camera, strands }: YarnMoment,
): void {
  const scale = camera.pxPerUnit / stage.lake.pxPerUnit;
  const draw = (image: HTMLCanvasElement, shown = 1) => {
    context.save();
    context.translate(camera.leftPx, camera.topPx);
    context.scale(scale, scale);
    context.translate(-stage.lake.leftPx, -stage.lake.topPx);
    drawLayer(context, layers, image, shown * (1 - smoothStep(...LAKE_LEAVES, p)));
    context.restore();
  };
  draw(layers.basin);
  draw(ghost, 1 - calculateSpan('aside', p));
  drawWaterLeft(context, strands);
  draw(layers.shore);
}

/** The claim's dashed mark, and what the check sets against it. */
function drawEvidence(
  context: Context,
  { stage }: LakeLayout,
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
  drawLeader(context, placeLabels(stage, WATER, camera).share, camera.topPx + 372 * camera.pxPerUnit);
  context.globalAlpha = 1;
}

/** Where the reader's guess ended: its line stays beside the truth. */
function drawGuessed(
  context: Context,
  { stage }: LakeLayout,
  { p, camera }: YarnMoment,
  guessed: number,
): void {
  const opacity = calculateGuessOpacity(p);
  if (opacity === 0) return;
  const xPx = camera.leftPx + findEdge(guessed) * camera.pxPerUnit;
  const heightPx = camera.pxPerUnit * LAKE_ONTARIO.height;
  context.globalAlpha = opacity;
  drawMark(context, xPx, camera.topPx, camera.topPx + heightPx, stage.isNarrow, 'weld');
  context.globalAlpha = 1;
}

/** Draws the lake with the water that is in it at progress `p`. */
export function drawLakeScene(
  context: Context,
  layout: LakeLayout,
  layers: LakeLayers,
  yarns: Yarns,
  at: YarnMoment,
  guessed?: number,
): void {
  const { stage } = layout;
  if (at.camera === stage.lake)
    drawRestingLake(context, layout, layers, at.p, () => {
      drawLayer(context, layers, yarns.ghost, calculateSpan('check', at.p));
      pourWater(context, stage, yarns.sprites, at.strands, at.dyes);
    });
  else drawLakeAside(context, layout, layers, yarns, at);
  drawEvidence(context, layout, yarns, at);
  if (guessed !== undefined) drawGuessed(context, layout, at, guessed);
}

import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { LakeLayers } from './bake';
import { drawHatching, drawMark } from './drawMarks';
import { calculateGuessOpacity, HALF_COMES, LAKE_LEAVES } from './labels';
import type { Camera, Stage } from './placeLake';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { pourWater } from './pourWater';
import { findEdge, WATER } from './water';
import type { YarnSprites } from './yarnSprite';

type Context = CanvasRenderingContext2D;

/** The lake at one progress of the story. */
interface LakeMoment {
  p: number;
  camera: Camera;
  strands: readonly Strand[];
  dyes: readonly YarnDye[];
  /** What the reader guessed. */
  percent: number | undefined;
}

/** Copies one of the lake's layers onto the stage. */
function drawLayer(context: Context, { box }: LakeLayers, image: HTMLCanvasElement, shown = 1): void {
  if (shown <= 0) return;
  context.globalAlpha = shown;
  context.drawImage(image, box.leftPx, box.topPx, box.widthPx, box.heightPx);
  context.globalAlpha = 1;
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
  stage: Stage,
  layers: LakeLayers,
  { p, camera, strands }: LakeMoment,
): void {
  const scale = camera.pxPerUnit / stage.lake.pxPerUnit;
  const draw = (image: HTMLCanvasElement) => {
    context.save();
    context.translate(camera.leftPx, camera.topPx);
    context.scale(scale, scale);
    context.translate(-stage.lake.leftPx, -stage.lake.topPx);
    drawLayer(context, layers, image, 1 - smoothStep(...LAKE_LEAVES, p));
    context.restore();
  };
  draw(layers.basin);
  drawWaterLeft(context, strands);
  draw(layers.shore);
}

/** How far a line in the lake stands out over the shore, in the map's units. */
const OUT = 22;

/** The line at a share of the lake, from above its northern shore down to its tag. */
function drawLine(
  context: Context,
  { lake, isNarrow }: Stage,
  look: 'you' | 'half',
  share: number,
  opacity: number,
): void {
  if (opacity <= 0) return;
  const edge = findEdge(share);
  const north = WATER.top[Math.min(WATER.top.length - 1, Math.floor(edge))] ?? 0;
  context.globalAlpha = opacity;
  drawMark(
    context,
    look,
    {
      xPx: lake.leftPx + edge * lake.pxPerUnit,
      fromPx: lake.topPx + (north - OUT) * lake.pxPerUnit,
      toPx: lake.topPx + LAKE_ONTARIO.height * lake.pxPerUnit + 8,
    },
    isNarrow,
  );
  context.globalAlpha = 1;
}

/**
 * Draws the lake at a progress: the reader's part of it hatched, the water in it, and the lines of what was guessed and
 * said. Before its sprites are ready there is no water.
 */
export function drawLakeScene(
  context: Context,
  stage: Stage,
  layers: LakeLayers,
  sprites: YarnSprites | undefined,
  at: LakeMoment,
): void {
  if (at.camera !== stage.lake) {
    drawLakeAside(context, stage, layers, at);
    return;
  }
  const { p, percent, strands, dyes } = at;
  const { leftPx, topPx, pxPerUnit } = stage.lake;
  const opacity = calculateGuessOpacity(p);
  drawLayer(context, layers, layers.basin);
  if (percent !== undefined) {
    const widthPx = findEdge(percent / 100) * pxPerUnit;
    const box = { leftPx, topPx, widthPx, heightPx: LAKE_ONTARIO.height * pxPerUnit };
    drawHatching(context, box, stage.isNarrow, opacity);
  }
  if (sprites) pourWater(context, stage, sprites, strands, dyes);
  drawLayer(context, layers, layers.shore);
  drawLine(context, stage, 'half', LAKE_SHARES.claimed, opacity * smoothStep(...HALF_COMES, p));
  if (percent !== undefined) drawLine(context, stage, 'you', percent / 100, opacity);
}

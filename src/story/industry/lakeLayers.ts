import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { COLORS } from '../../theme/tokens';
import type { Waypoint } from '../thread/placeThread';
import { BASIN_COLOR, drawBasin, drawShoreline, drawStitchLine, enterMap, type LakePaths } from './drawLake';
import type { Stage } from './layout';
import { placeEdges, type WaterTable } from './shoreline';

type Context = CanvasRenderingContext2D;

/** Pictures of the resting lake, each drawn once: a frame only copies them. */
export interface LakeLayers {
  /** What the layers cover of the stage, on whole bitmap pixels. */
  box: { leftPx: number; topPx: number; widthPx: number; heightPx: number };
  basin: HTMLCanvasElement;
  stitches: HTMLCanvasElement;
  shore: HTMLCanvasElement;
  ghost: HTMLCanvasElement;
  /** The shape that the water is cut to. */
  mask: HTMLCanvasElement;
  /** The water itself, drawn again when it has changed since `waterAt`. */
  water: Context | undefined;
  waterAt: string;
}

const MARGIN_PX = 24;

function placeBox({ lake, pixelRatio }: Stage): LakeLayers['box'] {
  const whole = (px: number) => Math.floor(px * pixelRatio) / pixelRatio;
  return {
    leftPx: whole(lake.leftPx - MARGIN_PX),
    topPx: whole(lake.topPx - MARGIN_PX),
    widthPx: whole(LAKE_ONTARIO.width * lake.pxPerUnit + 2 * MARGIN_PX),
    heightPx: whole(LAKE_ONTARIO.height * lake.pxPerUnit + 2 * MARGIN_PX),
  };
}

// The lines that the claim left behind where there never was that much water.
function drawGhost(context: Context, stage: Stage, { water: path }: LakePaths, water: WaterTable): void {
  const edges = placeEdges(water, LAKE_SHARES.claimed, 50);
  const from = placeEdges(water, LAKE_SHARES.true, 1)[1] ?? 0;
  const { pxPerUnit } = stage.lake;
  enterMap(context, stage.lake);
  context.clip(path, 'evenodd');
  context.globalAlpha = 0.22;
  context.strokeStyle = COLORS['dip-2'];
  context.lineWidth = (stage.isNarrow ? 1 : 1.6) / pxPerUnit;
  context.setLineDash([3 / pxPerUnit, 8 / pxPerUnit]);
  context.beginPath();
  for (const edge of edges) {
    if (edge < from + 3) continue;
    context.moveTo(edge, 0);
    context.lineTo(edge, LAKE_ONTARIO.height);
  }
  context.stroke();
}

/** Draws the resting lake's layers. */
export function createLakeLayers(
  stage: Stage,
  paths: LakePaths,
  water: WaterTable,
  shorePoints: readonly Waypoint[],
): LakeLayers {
  const box = placeBox(stage);
  const { pixelRatio } = stage;
  const create = (draw: (context: Context) => void) => {
    const image = document.createElement('canvas');
    image.width = Math.max(1, Math.round(box.widthPx * pixelRatio));
    image.height = Math.max(1, Math.round(box.heightPx * pixelRatio));
    const context = image.getContext('2d');
    context?.setTransform(pixelRatio, 0, 0, pixelRatio, -box.leftPx * pixelRatio, -box.topPx * pixelRatio);
    if (context) draw(context);
    return image;
  };
  return {
    box,
    basin: create((context) => drawBasin(context, paths, stage.lake)),
    stitches: create((context) => drawStitchLine(context, paths, stage.lake)),
    shore: create((context) => drawShoreline(context, shorePoints, 1, stage.isNarrow)),
    ghost: create((context) => drawGhost(context, stage, paths, water)),
    mask: create((context) => {
      enterMap(context, stage.lake);
      context.fillStyle = BASIN_COLOR;
      context.fill(paths.water, 'evenodd');
    }),
    water: create(() => {}).getContext('2d') ?? undefined,
    waterAt: '',
  };
}

/** Copies a layer onto the stage. */
export function drawLayer(
  context: Context,
  { box }: LakeLayers,
  image: HTMLCanvasElement,
  shown: number,
): void {
  if (shown <= 0) return;
  context.globalAlpha = shown;
  context.drawImage(image, box.leftPx, box.topPx, box.widthPx, box.heightPx);
  context.globalAlpha = 1;
}

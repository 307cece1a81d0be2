import type { Box } from '../../charts/canvas';
import type { Studio } from '../../charts/studio';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { waitForTurn, workInTurns } from '../../motion/scheduler';
import type { Waypoint } from '../thread/placeThread';
import { drawBasin, drawShoreline, drawStitchLine, type LakePaths } from './drawLake';
import type { Stage } from './layout';

type Context = CanvasRenderingContext2D;

/** Pictures of the resting lake, each drawn once: a frame only copies them. */
export interface LakeLayers {
  box: Box;
  basin: HTMLCanvasElement;
  stitches: HTMLCanvasElement;
  shore: HTMLCanvasElement;
}

const MARGIN_PX = 24;
/** The needle on the shore reaches further. */
export const NEEDLE_MARGIN_PX = 48;

/** The lake's part of the stage and `marginPx` around it, on whole bitmap pixels. */
export function placeLakeBox({ lake, pixelRatio }: Stage, marginPx: number): Box {
  const whole = (px: number) => Math.floor(px * pixelRatio) / pixelRatio;
  return {
    leftPx: whole(lake.leftPx - marginPx),
    topPx: whole(lake.topPx - marginPx),
    widthPx: whole(LAKE_ONTARIO.width * lake.pxPerUnit + 2 * marginPx),
    heightPx: whole(LAKE_ONTARIO.height * lake.pxPerUnit + 2 * marginPx),
  };
}

/** Draws a picture of its own for `box`, in the stage's pixels. */
export function createLayer(
  studio: Studio,
  box: Box,
  pixelRatio: number,
  draw: (context: Context) => void = () => {},
): HTMLCanvasElement {
  const image = studio.createCanvas(
    Math.max(1, Math.round(box.widthPx * pixelRatio)),
    Math.max(1, Math.round(box.heightPx * pixelRatio)),
  );
  const context = image.getContext('2d');
  context?.setTransform(pixelRatio, 0, 0, pixelRatio, -box.leftPx * pixelRatio, -box.topPx * pixelRatio);
  if (context) draw(context);
  return image;
}

/** Draws the resting lake's layers, in turns. */
export async function createLakeLayers(
  studio: Studio,
  stage: Stage,
  paths: LakePaths,
  shorePoints: readonly Waypoint[],
): Promise<LakeLayers> {
  const box = placeLakeBox(stage, MARGIN_PX);
  const create = (draw?: (context: Context) => void) => createLayer(studio, box, stage.pixelRatio, draw);
  const basin = create();
  const context = basin.getContext('2d');
  if (context) await workInTurns(drawBasin(context, paths, stage.lake));
  await waitForTurn();
  const stitches = create((context) => drawStitchLine(context, paths, stage.lake));
  await waitForTurn();
  const shore = create((context) => drawShoreline(context, shorePoints, 1, stage.isNarrow));
  return { box, basin, stitches, shore };
}

/** Copies a layer onto the stage, from its left edge as far as `toXPx`. */
export function drawLayerTo(context: Context, box: Box, image: HTMLCanvasElement, toXPx: number): void {
  const { leftPx, topPx, widthPx, heightPx } = box;
  const share = Math.min(1, (toXPx - leftPx) / widthPx);
  context.drawImage(image, 0, 0, image.width * share, image.height, leftPx, topPx, widthPx * share, heightPx);
}

/** Copies a layer onto the stage. */
export function drawLayer(context: Context, box: Box, image: HTMLCanvasElement, shown = 1): void {
  if (shown <= 0) return;
  context.globalAlpha = shown;
  context.drawImage(image, box.leftPx, box.topPx, box.widthPx, box.heightPx);
  context.globalAlpha = 1;
}

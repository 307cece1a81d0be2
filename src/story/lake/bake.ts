import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { CanvasPool } from '../../scene/canvas';
import { createLakePaths, drawBasin, drawShoreline } from './drawLake';
import type { LakeLayout } from './lake';
import type { Box, Stage } from './placeLake';
import { createYarnSprite, type YarnKind, type YarnSprites } from './yarnSprite';

/** Pictures of the resting lake that a frame only copies, all as large as `box`. */
export interface LakeLayers {
  box: Box;
  basin: HTMLCanvasElement;
  shore: HTMLCanvasElement;
}

export interface LakeAssets {
  lake: LakeLayers;
  /** They come after the lake, which alone stands in the first picture. */
  sprites?: YarnSprites;
}

const MARGIN_PX = 24;

/** The lake's part of the stage and a margin around it, on whole bitmap pixels. */
function placeLakeBox({ lake, pixelRatio }: Stage): Box {
  const whole = (px: number) => Math.floor(px * pixelRatio) / pixelRatio;
  return {
    leftPx: whole(lake.leftPx - MARGIN_PX),
    topPx: whole(lake.topPx - MARGIN_PX),
    widthPx: whole(LAKE_ONTARIO.width * lake.pxPerUnit + 2 * MARGIN_PX),
    heightPx: whole(LAKE_ONTARIO.height * lake.pxPerUnit + 2 * MARGIN_PX),
  };
}

/** Prepares what the frames copy: the lake first, which it yields, then the yarns, each kind in a step of its own. */
export function* bake(
  { stage, shorePoints }: LakeLayout,
  pool: CanvasPool,
): Generator<LakeAssets | undefined, LakeAssets> {
  const { lake: camera, warp, pixelRatio, isNarrow } = stage;
  const box = placeLakeBox(stage);
  const createLayer = () => {
    const image = pool.make(Math.round(box.widthPx * pixelRatio), Math.round(box.heightPx * pixelRatio));
    const context = image.getContext('2d');
    context?.setTransform(pixelRatio, 0, 0, pixelRatio, -box.leftPx * pixelRatio, -box.topPx * pixelRatio);
    return { image, context };
  };
  const basin = createLayer();
  if (basin.context) yield* drawBasin(basin.context, createLakePaths(), camera);
  yield;
  const shore = createLayer();
  if (shore.context) drawShoreline(shore.context, shorePoints, isNarrow);
  const lake = { box, basin: basin.image, shore: shore.image };
  yield { lake };

  const warpLengthPx = warp.bottomPx - warp.topPx;
  const spin = (kind: YarnKind, lengthPx: number) =>
    createYarnSprite(pool, kind, warp.pitchPx, lengthPx, pixelRatio);
  // Blue yarns are drawn longer: they stand in the lake while it is large.
  const blue = spin('blue', Math.max(warpLengthPx, box.heightPx + 2 * MARGIN_PX));
  yield;
  const cotton = spin('cotton', warpLengthPx);
  yield;
  return { lake, sprites: { blue, cotton, undyed: spin('undyed', warpLengthPx) } };
}

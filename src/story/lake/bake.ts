import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { CanvasPool } from '../../scene/canvas';
import {
  createLakePaths,
  drawBasin,
  drawGhost,
  drawShoreline,
  drawStitchLine,
  type LakePaths,
} from './drawLake';
import type { LakeLayout } from './lake';
import type { Stage } from './placeLake';
import { createYarnSprite, type YarnKind, type YarnSprites } from './yarnSprite';

type Context = CanvasRenderingContext2D;

/** A part of the stage, in CSS pixels. */
interface Box {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** Pictures of the resting lake that a frame only copies, all as large as `box`. */
export interface LakeLayers {
  paths: LakePaths;
  box: Box;
  basin: HTMLCanvasElement;
  stitches: HTMLCanvasElement;
  shore: HTMLCanvasElement;
}

/** What the yarns are drawn from. */
export interface Yarns {
  sprites: YarnSprites;
  /** What the ropes are drawn from. */
  ropes: YarnSprites;
  /** Lines where the claim's water would have been, as large as the lake's box. */
  ghost: HTMLCanvasElement;
}

export interface LakeAssets {
  lake: LakeLayers;
  /** They come after the lake, which alone stands in the first picture. */
  yarns?: Yarns;
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
  const { lake: camera, warp, bundle, pixelRatio, isNarrow, heightPx } = stage;
  const box = placeLakeBox(stage);
  const paths = createLakePaths();
  const createLayer = () => {
    const image = pool.make(Math.round(box.widthPx * pixelRatio), Math.round(box.heightPx * pixelRatio));
    const context = image.getContext('2d');
    context?.setTransform(pixelRatio, 0, 0, pixelRatio, -box.leftPx * pixelRatio, -box.topPx * pixelRatio);
    return { image, context };
  };
  const draw = (drawOn: (context: Context) => void) => {
    const { image, context } = createLayer();
    if (context) drawOn(context);
    return image;
  };
  const basin = createLayer();
  if (basin.context) yield* drawBasin(basin.context, paths, camera);
  yield;
  const stitches = draw((context) => drawStitchLine(context, paths, camera));
  yield;
  const shore = draw((context) => drawShoreline(context, shorePoints, 1, isNarrow));
  const lake = { paths, box, basin: basin.image, stitches, shore };
  yield { lake };

  const warpLengthPx = warp.bottomPx - warp.topPx;
  const spin = (kind: YarnKind, lengthPx: number, pitchPx = warp.pitchPx) =>
    createYarnSprite(pool, kind, pitchPx, lengthPx, pixelRatio);
  // Blue yarns are drawn longer: they stand in the lake while it is large.
  const blue = spin('blue', heightPx);
  yield;
  const cotton = spin('cotton', warpLengthPx);
  yield;
  const undyed = spin('undyed', warpLengthPx);
  yield;
  const ropePx = warp.bottomPx - bundle.ropesTopPx;
  const blueRope = spin('blue', ropePx, bundle.pitchPx);
  yield;
  const cottonRope = spin('cotton', ropePx, bundle.pitchPx);
  // Of the textile yarns none is undyed, so no rope is.
  const ropes = { blue: blueRope, cotton: cottonRope, undyed: blueRope };
  yield;
  const ghost = draw((context) => drawGhost(context, paths, stage));
  return { lake, yarns: { sprites: { blue, cotton, undyed }, ropes, ghost } };
}

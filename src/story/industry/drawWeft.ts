import { drawNeedle, drawRope } from '../thread/drawRope';
import type { Waypoint } from '../thread/placeThread';
import { drawYarnInFront, type YarnSprites } from './drawWarp';
import type { Stage } from './layout';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';

type Context = CanvasRenderingContext2D;

const STEP_PX = 3;
/** Narrow yarns are crossed two or more at a time, so that over and under can still be told apart. */
const LEAST_CROSSING_PX = 7;

export interface Weft {
  points: Waypoint[];
  /** How many yarns it passes over, and then under, at a time. */
  crossing: number;
  yPx: number;
  ropePx: number;
}

/** The weft at progress `p`: from the left edge as far as the story has come, at height `yPx`. */
export function placeWeft(stage: Stage, p: number, yPx: number, woven: number): Weft {
  const { leftPx, pitchPx } = stage.warp;
  const crossing = Math.max(1, Math.ceil(LEAST_CROSSING_PX / pitchPx));
  const count = Math.floor((stage.widthPx * p) / STEP_PX);
  const swayPx = woven * (stage.isNarrow ? 1.4 : 2.4);
  const points = Array.from({ length: count + 1 }, (_, i) => ({
    xPx: i * STEP_PX,
    yPx: yPx + swayPx * Math.cos(((i * STEP_PX - leftPx) / (pitchPx * crossing)) * Math.PI - Math.PI / 2),
    stage: 'weld' as const,
  }));
  return { points, crossing, yPx, ropePx: stage.isNarrow ? 5 : 7 };
}

/** Draws the weft with its needle; yarns in front of it are drawn once more. */
export function drawWeft(
  context: Context,
  stage: Stage,
  sprites: YarnSprites,
  weft: Weft,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const { points, crossing, yPx, ropePx } = weft;
  const head = points.at(-1);
  if (!head || points.length < 4) return;
  drawRope(context, points, 0, points.length, ropePx);
  strands.forEach((strand, i) => {
    const dye = dyes[i];
    const isInFront = Math.floor(i / crossing) % 2 === 1;
    if (!dye || !isInFront || strand.carried < 1 || strand.topXPx > head.xPx - stage.warp.pitchPx) return;
    drawYarnInFront(context, sprites, strand, dye, yPx, ropePx);
  });
  const needlePx = stage.isNarrow ? 38 : 54;
  drawNeedle(context, Math.min(head.xPx, stage.widthPx - needlePx), yPx, 0, needlePx, 'weld');
}

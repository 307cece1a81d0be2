import { drawRope } from '../../thread/drawRope';
import { drawNeedle } from '../../thread/needle';
import type { Waypoint } from '../../thread/placeThread';
import { drawYarnInFront } from './drawWarp';
import type { Stage } from './placeLake';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { calculateSpan } from './timeline';
import type { YarnSprites } from './yarnSprite';

const STEP_PX = 3;
/** Narrow yarns are crossed two or more at a time, so that over and under can still be told apart. */
const LEAST_CROSSING_PX = 7;

interface Weft {
  /** The rope, up to the needle's eye. */
  points: Waypoint[];
  needlePx: number;
  /** How many yarns, or ropes, it passes over, and then under, at a time. */
  crossing: number;
  /** Whether it crosses the ropes: the yarns are too short by then. */
  isBundled: boolean;
  yPx: number;
  ropePx: number;
  /** How clearly it is seen: it fades below the words, and comes again in the warp. */
  shown: number;
}

/** The weft at progress `p`: from the left edge to the needle, whose point is as far as the story. */
export function placeWeft(stage: Stage, p: number): Weft {
  const { leftPx, pitchPx } = stage.warp;
  const woven = calculateSpan('rise', p);
  const yPx = woven < 0.5 ? stage.weft.groundPx : stage.weft.warpPx;
  const bundled = calculateSpan('ropes', p);
  const isBundled = bundled > 0;
  const crossing = isBundled ? 1 : Math.max(1, Math.ceil(LEAST_CROSSING_PX / pitchPx));
  const wavePx = crossing * (isBundled ? stage.bundle.pitchPx : pitchPx);
  const needlePx = stage.isNarrow ? 36 : 54;
  const count = Math.floor((stage.widthPx * p - needlePx) / STEP_PX);
  const crossed = isBundled ? bundled : 1 - calculateSpan('shorten', p);
  const swayPx = woven * crossed * (stage.isNarrow ? 1.3 : 2.6);
  const points = Array.from({ length: Math.max(0, count + 1) }, (_, i) => ({
    xPx: i * STEP_PX,
    yPx: yPx + swayPx * Math.cos(((i * STEP_PX - leftPx) / wavePx) * Math.PI - Math.PI / 2),
    stage: 'weld' as const,
  }));
  const ropePx = stage.isNarrow ? 5 : 8;
  return { points, needlePx, crossing, isBundled, yPx, ropePx, shown: Math.abs(2 * woven - 1) };
}

/** Draws the weft with its needle; yarns in front of it are drawn once more. */
export function drawWeft(
  context: CanvasRenderingContext2D,
  sprites: YarnSprites,
  { points, needlePx, crossing, yPx, ropePx, shown }: Weft,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const head = points.at(-1);
  if (!head) return;
  context.globalAlpha = shown;
  drawRope(context, points, 0, points.length, ropePx);
  strands.forEach((strand, i) => {
    const dye = dyes[i];
    const isInFront = Math.floor(i / crossing) % 2 === 1;
    if (!dye || !isInFront || strand.carried < 1 || strand.topXPx > head.xPx - strand.pitchPx / 2) return;
    drawYarnInFront(context, sprites, strand, dye, yPx, ropePx);
  });
  drawNeedle(context, head.xPx, yPx, 0, needlePx, 'weld');
  context.globalAlpha = 1;
}

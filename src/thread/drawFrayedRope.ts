import { createRandom, mix } from '../theme/easing';
import { COLORS } from '../theme/tokens';
import { drawRope } from './drawRope';
import { calculateHeading, type Waypoint } from './placeThread';
import { ROPE_STAGES } from './ropeStages';
import type { StrokeContext } from './strokes';

const STRANDS = 26;
const STRAND_COLORS = [ROPE_STAGES.print.body, '#c4473a', COLORS['madder-deep'], ROPE_STAGES.print.light];

/** Draws the loose fibers at the end of a torn rope. */
function drawStrands(
  context: StrokeContext,
  points: readonly Waypoint[],
  ropePx: number,
  seed: number,
): void {
  const end = points.at(-1);
  if (!end) return;
  const random = createRandom(seed);
  const heading = calculateHeading(points, points.length - 1);
  const [alongX, alongY] = [Math.cos(heading), Math.sin(heading)];
  context.lineCap = 'round';
  for (let i = 0; i < STRANDS; i++) {
    const angle = heading + (random() - 0.5) * 1.5;
    const bend = angle + (random() - 0.5) * 1.3;
    const lengthPx = ropePx * mix(1.4, 4.3, random());
    const asidePx = (random() - 0.5) * ropePx * 0.8;
    const startX = end.xPx - alongX * ropePx * 0.5 - alongY * asidePx;
    const startY = end.yPx - alongY * ropePx * 0.5 + alongX * asidePx;
    context.strokeStyle = STRAND_COLORS[i % STRAND_COLORS.length] ?? COLORS.madder;
    context.lineWidth = ropePx * 0.06 + random() * 1.1;
    context.beginPath();
    context.moveTo(startX, startY);
    context.bezierCurveTo(
      startX + alongX * lengthPx * 0.5,
      startY + alongY * lengthPx * 0.5,
      end.xPx + Math.cos(angle) * lengthPx * 0.7,
      end.yPx + Math.sin(angle) * lengthPx * 0.7,
      end.xPx + Math.cos(bend) * lengthPx,
      end.yPx + Math.sin(bend) * lengthPx,
    );
    context.stroke();
  }
}

/** Draws one end of the torn thread along `points`: a thick rope of which the loose fibers, placed by `seed`, hang out. */
export function drawFrayedRope(
  context: StrokeContext,
  points: readonly Waypoint[],
  ropePx: number,
  seed: number,
): void {
  drawStrands(context, points, ropePx, seed);
  drawRope(context, points, 0, points.length, ropePx);
}

import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { ROPE_STAGES } from '../../../thread/ropeStages';
import { findStitchX, type PlacedStitches, type StitchRow } from './placeYears';

const STITCH_COLOR = '#f9dc7e';

/**
 * The thread itself: a dark core the stitches bite into, turning at each end.
 * @param branchX where the page's thread hangs, from which this one comes
 */
function traceCore(context: CanvasRenderingContext2D, placed: PlacedStitches, branchX: number): void {
  const { rows, leftPx, widthPx } = placed;
  const turnPx = leftPx < 40 ? 8 : 20;
  context.beginPath();
  const firstY = rows[0]?.yPx ?? 0;
  context.moveTo(branchX, firstY - placed.rowPx / 2);
  context.bezierCurveTo(branchX, firstY, branchX, firstY, leftPx + widthPx, firstY);
  rows.forEach((row, index) => {
    const startX = row.isLeftward ? leftPx + widthPx : leftPx;
    const isLast = index === rows.length - 1;
    const endX = isLast
      ? findStitchX(placed, row, row.count - 1)
      : row.isLeftward
        ? leftPx
        : leftPx + widthPx;
    const next = rows[index + 1];
    context.moveTo(startX, row.yPx);
    context.lineTo(endX, row.yPx);
    if (!next) return;
    const outX = endX + (row.isLeftward ? -turnPx : turnPx) * 1.25;
    context.bezierCurveTo(outX, row.yPx, outX, next.yPx, endX, next.yPx);
  });
}

/** Draws all stitches once, row by row, into a bitmap as wide as the box and the way to the page's thread beside it. */
export function* bakeStitches(
  placed: PlacedStitches,
  widthPx: number,
  pixelRatio: number,
  pool: CanvasPool,
): Generator<undefined, HTMLCanvasElement> {
  const image = pool.make(widthPx * pixelRatio, placed.heightPx * pixelRatio);
  const context = image.getContext('2d');
  if (!context) return image;
  context.scale(pixelRatio, pixelRatio);
  traceCore(context, placed, widthPx);
  context.strokeStyle = ROPE_STAGES.weld.light;
  context.lineWidth = placed.halfPx > 5 ? 3 : 2;
  context.stroke();

  context.strokeStyle = STITCH_COLOR;
  context.lineWidth = Math.max(0.8, placed.pitchPx * 0.46);
  for (const row of placed.rows) {
    yield;
    const slantPx = placed.pitchPx * (row.isLeftward ? -0.42 : 0.42);
    context.beginPath();
    for (let index = 0; index < row.count; index++) {
      const x = findStitchX(placed, row, index);
      context.moveTo(x - slantPx, row.yPx + placed.halfPx);
      context.lineTo(x + slantPx, row.yPx - placed.halfPx);
    }
    context.stroke();
  }
  return image;
}

/** Finds the row in which the stitch of day `days` is, and how many of its stitches are sewn by then. */
function findHead({ rows }: PlacedStitches, days: number): { row: StitchRow; sewn: number } | undefined {
  let left = days;
  for (const row of rows) {
    if (left <= row.count) return { row, sewn: left };
    left -= row.count;
  }
  return undefined;
}

/** Shows the first `days` stitches; the thread ends in a knot, so that it is never blunt. */
export function drawStitches(
  context: CanvasRenderingContext2D,
  placed: PlacedStitches,
  image: HTMLCanvasElement,
  pixelRatio: number,
  days: number,
): void {
  const head = days > 0 ? findHead(placed, days) : undefined;
  if (!head) return;
  const { row, sewn } = head;
  const [widthPx, heightPx] = [image.width / pixelRatio, image.height / pixelRatio];
  const headX = findStitchX(placed, row, sewn - 1);
  const [fromPx, toPx] = row.isLeftward
    ? [headX - placed.pitchPx / 2, widthPx]
    : [0, headX + placed.pitchPx / 2];
  const topPx = row.yPx - placed.rowPx / 2;
  context.save();
  context.beginPath();
  context.rect(0, 0, widthPx, topPx);
  context.rect(fromPx, topPx, toPx - fromPx, placed.rowPx);
  context.clip();
  context.drawImage(image, 0, 0, widthPx, heightPx);
  context.restore();
  drawKnot(context, headX, row.yPx, placed.halfPx);
}

function drawKnot(context: CanvasRenderingContext2D, xPx: number, yPx: number, radiusPx: number): void {
  context.beginPath();
  context.arc(xPx, yPx, radiusPx * 0.85, 0, 2 * Math.PI);
  context.fillStyle = STITCH_COLOR;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = COLORS['dip-9'];
  context.stroke();
}

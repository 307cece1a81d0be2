import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { ROPE_STAGES } from '../../../thread/ropeStages';
import { findStitchX, type PlacedStitches, type StitchRow } from './placeYears';

const STITCH_COLOR = '#f9dc7e';

/** Draws all stitches once, row by row, with the dark core that they bite into, which turns at each end. */
export function* bakeStitches(
  placed: PlacedStitches,
  pixelRatio: number,
  pool: CanvasPool,
): Generator<undefined, HTMLCanvasElement> {
  const { rows, widthPx, heightPx, pitchPx, halfPx } = placed;
  const image = pool.make(widthPx * pixelRatio, heightPx * pixelRatio);
  const context = image.getContext('2d');
  if (!context) return image;
  context.scale(pixelRatio, pixelRatio);
  context.lineJoin = 'round';
  context.beginPath();
  for (const row of rows) {
    context.lineTo(findStitchX(placed, row, 0), row.yPx);
    context.lineTo(findStitchX(placed, row, row.count - 1), row.yPx);
  }
  context.strokeStyle = ROPE_STAGES.weld.light;
  context.lineWidth = 1;
  context.stroke();

  context.strokeStyle = STITCH_COLOR;
  context.lineWidth = Math.max(0.5, pitchPx * 0.5);
  for (const row of rows) {
    yield;
    const slantPx = pitchPx * (row.isLeftward ? -0.42 : 0.42);
    context.beginPath();
    for (let index = 0; index < row.count; index++) {
      const x = findStitchX(placed, row, index);
      context.moveTo(x - slantPx, row.yPx + halfPx);
      context.lineTo(x + slantPx, row.yPx - halfPx);
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

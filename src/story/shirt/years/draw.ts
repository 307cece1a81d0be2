import { pageStudio, type Studio } from '../../../charts/studio';
import { COLORS } from '../../../theme/tokens';
import { ROPE_STAGES } from '../../thread/ropeStages';
import { findStitchX, type PlacedStitches } from './layout';

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

/** Draws all stitches once into a bitmap as wide as the box and the way to the page's thread beside it. */
export function bakeStitches(
  placed: PlacedStitches,
  widthPx: number,
  pixelRatio: number,
  studio: Studio = pageStudio,
): HTMLCanvasElement {
  const image = studio.createCanvas(
    Math.max(1, Math.round(widthPx * pixelRatio)),
    Math.max(1, Math.round(placed.heightPx * pixelRatio)),
  );
  const context = image.getContext('2d');
  if (!context) return image;
  context.scale(pixelRatio, pixelRatio);
  traceCore(context, placed, widthPx);
  context.strokeStyle = ROPE_STAGES.weld.light;
  context.lineWidth = placed.halfPx > 5 ? 3 : 2;
  context.stroke();

  context.beginPath();
  const slantPx = placed.pitchPx * 0.42;
  for (const row of placed.rows) {
    for (let index = 0; index < row.count; index++) {
      const x = findStitchX(placed, row, index);
      const slant = row.isLeftward ? -slantPx : slantPx;
      context.moveTo(x - slant, row.yPx + placed.halfPx);
      context.lineTo(x + slant, row.yPx - placed.halfPx);
    }
  }
  context.strokeStyle = STITCH_COLOR;
  context.lineWidth = Math.max(0.8, placed.pitchPx * 0.46);
  context.stroke();
  return image;
}

/** Shows the first `days` stitches; the thread ends in a knot, so that it is never blunt. */
export function drawStitches(
  context: CanvasRenderingContext2D,
  placed: PlacedStitches,
  image: HTMLCanvasElement,
  pixelRatio: number,
  days: number,
): void {
  const widthPx = image.width / pixelRatio;
  context.clearRect(0, 0, widthPx, image.height / pixelRatio);
  let left = days;
  for (const row of placed.rows) {
    if (left <= 0) return;
    const sewn = Math.min(left, row.count);
    left -= sewn;
    const isWhole = left > 0;
    const headX = findStitchX(placed, row, sewn - 1);
    const from = row.isLeftward && !isWhole ? headX - placed.pitchPx / 2 : 0;
    const to = row.isLeftward || isWhole ? widthPx : headX + placed.pitchPx / 2;
    const topPx = row.yPx - placed.rowPx / 2;
    // A year's last row also shows the turn across the gap below it.
    const heightPx = isWhole ? placed.rowPx * 2 : placed.rowPx;
    context.save();
    context.beginPath();
    context.rect(from, topPx, to - from, heightPx);
    context.clip();
    context.clearRect(from, topPx, to - from, heightPx);
    context.drawImage(image, 0, 0, widthPx, image.height / pixelRatio);
    context.restore();
    if (!isWhole) drawKnot(context, headX, row.yPx, placed.halfPx);
  }
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

import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { drawStretch } from '../../../thread/drawRope';
import { drawNeedle } from '../../../thread/needle';
import { CUP_SHADES, LEAST_LIT_PX, LEAST_SHADED_PX, SLANT, YEAR_SHADES } from './colors';
import type { LabelLayout } from './placeLabel';
import { findSewn, findYear } from './stitches';

const TACK_DASH = [0.018, 0.014] as const;

/** Draws all stitches once, row by row. The bitmap is as high and as wide as the shirt. */
export function* bakeShirt(
  { shirt, sizePx, isOwn }: Pick<LabelLayout, 'shirt' | 'sizePx' | 'isOwn'>,
  pool: CanvasPool,
  pixelRatio: number,
): Generator<undefined, HTMLCanvasElement> {
  const image = pool.make(sizePx * pixelRatio, sizePx * pixelRatio);
  const context = image.getContext('2d');
  if (!context) return image;
  const stitchPx = shirt.stitch * sizePx;
  context.scale(pixelRatio, pixelRatio);
  context.translate(sizePx / 2, 0);
  context.lineCap = 'round';
  const shades = isOwn ? YEAR_SHADES : CUP_SHADES;
  let day = 0;
  for (const { y, xs } of shirt.rows) {
    yield;
    const firstDay = day;
    day += xs.length;
    const trace = (color: string, widthPx: number, downPx: number, shade?: number) => {
      context.beginPath();
      for (const [index, x] of xs.entries()) {
        if (shade !== undefined && findYear(firstDay + index) % shades.length !== shade) continue;
        const [leftPx, middlePx] = [x * sizePx, y * sizePx + downPx];
        context.moveTo(leftPx + SLANT.fromX * stitchPx, middlePx + SLANT.rise * stitchPx);
        context.lineTo(leftPx + SLANT.toX * stitchPx, middlePx - SLANT.rise * stitchPx);
      }
      context.strokeStyle = color;
      context.lineWidth = widthPx;
      context.stroke();
    };
    if (stitchPx > LEAST_SHADED_PX) trace(COLORS['dip-10'], stitchPx * 0.62 + 1, 1);
    for (const [shade, { thread, light }] of shades.entries()) {
      trace(thread, Math.max(0.6, stitchPx * 0.52), 0, shade);
      if (stitchPx > LEAST_LIT_PX) trace(light, stitchPx * 0.12, -stitchPx * 0.1, shade);
    }
  }
  return image;
}

/** Shows the first `sewn` stitches: whole rows, and of the row above them what is done. */
export function drawSewn(
  context: CanvasRenderingContext2D,
  { shirt, sizePx, middlePx, topPx }: Pick<LabelLayout, 'shirt' | 'sizePx' | 'middlePx' | 'topPx'>,
  image: HTMLCanvasElement,
  sewn: number,
): void {
  const head = findSewn(shirt, sewn);
  const row = head && shirt.rows[head.row];
  const x = row?.xs[head ? head.sewn - 1 : 0];
  if (!row || x === undefined) return;
  const leftPx = middlePx - sizePx / 2;
  const rowPx = shirt.rowHeight * sizePx;
  const rowTopPx = topPx + row.y * sizePx - rowPx / 2;
  const headPx = middlePx + x * sizePx;
  const stitchPx = shirt.stitch * sizePx;
  context.save();
  context.beginPath();
  context.rect(leftPx, rowTopPx + rowPx, sizePx, sizePx);
  if (row.isLeftward) context.rect(headPx, rowTopPx, leftPx + sizePx - headPx, rowPx);
  else context.rect(leftPx, rowTopPx, headPx + stitchPx - leftPx, rowPx);
  context.clip();
  context.drawImage(image, leftPx, topPx, sizePx, sizePx);
  context.restore();
}

/** The shirt's outline, tacked: it is there before the first stitch. */
export function drawTacks(context: CanvasRenderingContext2D, { outline, sizePx, isOwn }: LabelLayout): void {
  context.beginPath();
  for (const { xPx, yPx } of outline) context.lineTo(xPx, yPx);
  context.closePath();
  context.setLineDash(TACK_DASH.map((dash) => dash * sizePx));
  context.lineWidth = Math.max(1.2, sizePx * 0.004);
  context.lineJoin = 'round';
  context.strokeStyle = isOwn ? COLORS['weld-hi'] : COLORS['dip-1'];
  context.stroke();
  context.setLineDash([]);
}

/** What is left of the reader's thread comes out of the last stitch; its needle rests in the collar. */
export function drawTail(
  context: CanvasRenderingContext2D,
  { tail, needlePx, sizePx, needleRadians }: LabelLayout,
  share: number,
): void {
  const eye = tail.at(-1);
  if (!eye || share <= 0) return;
  context.globalAlpha = share;
  drawStretch(context, tail, 0, tail.length, Math.max(2.6, sizePx * 0.008));
  drawNeedle(context, eye.xPx, eye.yPx, needleRadians, needlePx, 'weld');
  context.globalAlpha = 1;
}

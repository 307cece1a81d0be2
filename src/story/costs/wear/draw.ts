import type { CanvasPool } from '../../../scene/canvas';
import { mix, mixColors } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { traceCupMark } from '../../../ui/cupOutline';
import type { WearLayout } from './placeWear';

/** So many stitches mend the seam. */
const STITCHES = 7;

/** All cups of the shirt, in one color. The bitmap is as high and as wide as the shirt. */
export function* bakeCups(
  { shirt, sizePx }: WearLayout,
  pool: CanvasPool,
  pixelRatio: number,
  color: string,
): Generator<undefined, HTMLCanvasElement> {
  const image = pool.make(sizePx * pixelRatio, sizePx * pixelRatio);
  const context = image.getContext('2d');
  if (!context) return image;
  const cupPx = shirt.stitch * sizePx * 0.82;
  context.scale(pixelRatio, pixelRatio);
  context.translate(sizePx / 2, 0);
  context.fillStyle = color;
  for (const { y, xs } of shirt.rows) {
    yield;
    context.beginPath();
    for (const x of xs) traceCupMark(context, x * sizePx, y * sizePx - cupPx / 2, cupPx);
    context.fill();
  }
  return image;
}

function traceOutline(context: CanvasRenderingContext2D, { outline }: WearLayout): void {
  context.beginPath();
  for (const { xPx, yPx } of outline) context.lineTo(xPx, yPx);
  context.closePath();
}

/** The cloth below its cups: `worn` from 0 (new) to 1. */
export function drawCloth(context: CanvasRenderingContext2D, layout: WearLayout, worn: number): void {
  traceOutline(context, layout);
  context.fillStyle = mixColors(COLORS['dip-2'], COLORS['dip-0'], worn);
  context.fill();
}

export function drawRim(context: CanvasRenderingContext2D, layout: WearLayout): void {
  traceOutline(context, layout);
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1.4, layout.sizePx * 0.007);
  context.strokeStyle = COLORS['dip-9'];
  context.stroke();
}

/** The seam under the sleeve, mended: stitches across it. */
export function drawSeam(context: CanvasRenderingContext2D, { sizePx, seam }: WearLayout): void {
  const { top, bottom } = seam;
  context.beginPath();
  for (let stitch = 0; stitch < STITCHES; stitch++) {
    const share = (stitch + 0.5) / STITCHES;
    const [xPx, yPx] = [mix(bottom.xPx, top.xPx, share), mix(bottom.yPx, top.yPx, share)];
    context.moveTo(xPx - sizePx * 0.013, yPx + sizePx * 0.008);
    context.lineTo(xPx + sizePx * 0.013, yPx - sizePx * 0.008);
  }
  context.lineCap = 'round';
  context.lineWidth = Math.max(2, sizePx * 0.009);
  context.strokeStyle = COLORS.madder;
  context.stroke();
}

type Spot = readonly [x: number, y: number];

/** In the shirt's own units: x from its middle line, y from its top. */
const LINE: readonly Spot[] = [
  [-0.5, 0.02],
  [-0.25, 0.035],
  [0, 0.042],
  [0.25, 0.035],
  [0.5, 0.02],
];
const PEGS: readonly (readonly Spot[])[] = [-0.19, 0.19].map((x) => [
  [x, -0.005],
  [x, 0.085],
]);
const HANGER: readonly Spot[] = [
  [-0.15, 0.06],
  [0, 0.012],
  [0.15, 0.06],
  [0, 0.012],
  [0, -0.03],
  [0.027, -0.055],
  [0.012, -0.085],
  [-0.015, -0.085],
  [-0.028, -0.06],
];
const TAG: readonly Spot[] = [
  [-0.375, 0.42],
  [-0.405, 0.47],
  [-0.4, 0.52],
  [-0.36, 0.56],
  [-0.36, 0.7],
  [-0.44, 0.7],
  [-0.44, 0.56],
  [-0.4, 0.52],
];
/** Two owners. */
const TAG_STITCHES: readonly (readonly Spot[])[] = [0.61, 0.655].map((y) => [
  [-0.42, y + 0.008],
  [-0.38, y - 0.008],
]);

/** Strokes lines in the shirt's units, `width` of it wide. */
function strokeLines(
  context: CanvasRenderingContext2D,
  { sizePx, middlePx, topPx }: WearLayout,
  lines: readonly (readonly Spot[])[],
  color: keyof typeof COLORS,
  width: number,
): void {
  context.beginPath();
  for (const line of lines) {
    for (const [index, [x, y]] of line.entries()) {
      const [xPx, yPx] = [middlePx + x * sizePx, topPx + y * sizePx];
      if (index === 0) context.moveTo(xPx, yPx);
      else context.lineTo(xPx, yPx);
    }
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1.6, width * sizePx);
  context.strokeStyle = COLORS[color];
  context.stroke();
}

/** Washed: its line, and two pegs. */
export function drawLine(context: CanvasRenderingContext2D, layout: WearLayout): void {
  strokeLines(context, layout, [LINE], 'dip-6', 0.011);
  strokeLines(context, layout, PEGS, 'walnut-mid', 0.022);
}

/** Handed on: a hanger, behind the cloth. */
export const drawHanger = (context: CanvasRenderingContext2D, layout: WearLayout): void =>
  strokeLines(context, layout, [HANGER], 'walnut-mid', 0.014);

/** Handed on: a paper tag at the sleeve. */
export function drawTag(context: CanvasRenderingContext2D, layout: WearLayout): void {
  strokeLines(context, layout, [TAG], 'dip-9', 0.007);
  context.fillStyle = COLORS.boll;
  context.fill();
  strokeLines(context, layout, TAG_STITCHES, 'madder', 0.009);
}

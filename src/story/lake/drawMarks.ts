import { COLORS } from '../../theme/tokens';

type Context = CanvasRenderingContext2D;

/** Draws a dashed vertical line: the claim's mark, or the reader's. */
export function drawMark(
  context: Context,
  xPx: number,
  fromPx: number,
  toPx: number,
  isNarrow: boolean,
  color: keyof typeof COLORS = 'dip-0',
): void {
  context.strokeStyle = COLORS[color];
  context.lineWidth = isNarrow ? 2 : 2.5;
  context.setLineDash([8, 7]);
  context.beginPath();
  context.moveTo(xPx, fromPx);
  context.lineTo(xPx, toPx);
  context.stroke();
  context.setLineDash([]);
}

/** Draws the line that leads from a label above down into the water. */
export function drawLeader(context: Context, label: { xPx: number; yPx: number }, toPx: number): void {
  context.strokeStyle = COLORS.weld;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(label.xPx, label.yPx + 24);
  context.lineTo(label.xPx, toPx);
  context.stroke();
}

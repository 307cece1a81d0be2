import { COLORS } from '../../theme/tokens';
import type { Stage } from './layout';

type Context = CanvasRenderingContext2D;

/** Draws a dashed vertical line: the claim's mark. */
export function drawMark(
  context: Context,
  xPx: number,
  fromPx: number,
  toPx: number,
  isNarrow: boolean,
): void {
  context.strokeStyle = COLORS['dip-0'];
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

/** Lets what has been drawn fade out below the bar, so that nothing passes beneath its links. */
export function clearUnderBar(context: Context, { barPx, widthPx }: Stage): void {
  const fade = context.createLinearGradient(0, barPx, 0, barPx + 24);
  fade.addColorStop(0, '#000f');
  fade.addColorStop(1, '#0000');
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(0, 0, widthPx, barPx + 24);
  context.restore();
}

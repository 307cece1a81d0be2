import { COLORS } from '../../theme/tokens';
import { traceCup } from '../cups/cupOutline';

/** Draws a full cup in one shade, seen from near: the night shows above its water. */
export function drawGlass(
  context: CanvasRenderingContext2D,
  color: string,
  xPx: number,
  yPx: number,
  widthPx: number,
): void {
  context.beginPath();
  traceCup(context, xPx, yPx, widthPx);
  context.fillStyle = color;
  context.fill();
  context.fillStyle = COLORS['dip-9'];
  context.globalAlpha *= 0.55;
  context.fillRect(xPx + widthPx * 0.11, yPx + widthPx * 0.08, widthPx * 0.78, widthPx * 0.11);
  context.globalAlpha /= 0.55;
}

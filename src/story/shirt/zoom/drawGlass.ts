import { COLORS } from '../../../theme/tokens';
import { traceCup } from '../../../ui/cupOutline';

const NIGHT_THROUGH_GLASS = `${COLORS['dip-9']}8c`;

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
  context.fillStyle = NIGHT_THROUGH_GLASS;
  context.fillRect(xPx + widthPx * 0.11, yPx + widthPx * 0.08, widthPx * 0.78, widthPx * 0.11);
}

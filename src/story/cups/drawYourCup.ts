import { COLORS } from '../../theme/tokens';
import { traceCup } from '../../ui/cupOutline';

const HIGHLIGHT = COLORS['finish-card'];

/** Draws one of the visitor's own cups: a tumbler full of weld, its top left corner at `xPx`, `yPx`. The glass may still be of another color. */
export function drawYourCup(
  context: CanvasRenderingContext2D,
  xPx: number,
  yPx: number,
  widthPx: number,
  glass: string = COLORS.weld,
): void {
  const at = (share: number) => share * widthPx;
  context.save();
  context.translate(xPx, yPx);
  context.beginPath();
  traceCup(context, 0, 0, widthPx);
  context.fillStyle = glass;
  context.fill();
  // Inside the glass: the night above the weld's wavy surface, and one light.
  context.beginPath();
  traceCup(context, at(0.06), at(0.05), at(0.88));
  context.clip();
  context.fillStyle = COLORS.weld;
  context.fill();
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(widthPx, 0);
  context.lineTo(widthPx, at(0.24));
  context.quadraticCurveTo(at(0.75), at(0.3), at(0.5), at(0.24));
  context.quadraticCurveTo(at(0.25), at(0.18), 0, at(0.24));
  context.fillStyle = COLORS['dip-9'];
  context.fill();
  context.beginPath();
  context.moveTo(at(0.26), at(0.42));
  context.lineTo(at(0.31), at(0.9));
  context.lineCap = 'round';
  context.lineWidth = at(0.05);
  context.strokeStyle = HIGHLIGHT;
  context.stroke();
  context.restore();
}

import { drawStretch } from '../../thread/drawRope';
import { STEP_PX } from '../../thread/placeThread';
import { HANGING_PX, type ShirtLayout } from './shirtLayout';

const ROPE = { widthPx: 5, sagPx: 6 };
const PEG = { widthPx: 9, heightPx: 22, face: '#e6e2d6', rim: '#5a3b25' };
/** Where a peg holds the shoulder, of a shirt one unit high. */
const SHOULDER = 0.17;

/** The thread across the stage; in its middle, where a shirt hangs, it is lowest. */
export function drawLine(context: CanvasRenderingContext2D, { stage }: ShirtLayout): void {
  const points = Array.from({ length: Math.ceil(stage.widthPx / STEP_PX) + 2 }, (_, index) => {
    const xPx = (index - 1) * STEP_PX;
    const share = Math.max(0, xPx) / stage.widthPx;
    const yPx = HANGING_PX - ROPE.sagPx + 4 * ROPE.sagPx * share * (1 - share);
    return { xPx, yPx, stage: 'raw' as const };
  });
  drawStretch(context, points, 0, points.length, ROPE.widthPx);
}

/** Two pegs that hold a shirt so large to the line. */
export function drawPegs(context: CanvasRenderingContext2D, layout: ShirtLayout, unitPx: number): void {
  const { middlePx } = layout;
  const { widthPx, heightPx, face, rim } = unitPx < 300 ? { ...PEG, widthPx: 6, heightPx: 15 } : PEG;
  const topPx = HANGING_PX - heightPx * 0.55;
  context.lineWidth = 1.5;
  context.strokeStyle = rim;
  for (const side of [-1, 1]) {
    const xPx = middlePx + side * SHOULDER * unitPx;
    context.beginPath();
    context.moveTo(xPx - widthPx / 2, topPx);
    context.lineTo(xPx + widthPx / 2, topPx);
    context.lineTo(xPx + widthPx * 0.36, topPx + heightPx);
    context.lineTo(xPx - widthPx * 0.36, topPx + heightPx);
    context.closePath();
    context.fillStyle = face;
    context.fill();
    context.stroke();
    context.fillStyle = rim;
    context.fillRect(xPx - widthPx / 2, topPx + heightPx * 0.38, widthPx, 2);
  }
}

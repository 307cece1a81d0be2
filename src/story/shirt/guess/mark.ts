import { COTTON_CUPS } from '../../../data/shirt';
import { clamp, smoothStep } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import type { YourPlace } from '../shirtRows';
import type { GuessMark } from '../zoom/scene';
import type { ZoomView } from '../zoom/view';
import { findGuessed, type GuessedRow } from './findGuessed';
import {
  findBelowSleeve,
  findNamed,
  findScale,
  type Point,
  traceGuessed,
  traceLargerShirt,
} from './placeMark';

/** How far the guessed cups take on yellow. */
const TINT = 0.42;

function trace(context: CanvasRenderingContext2D, seam: readonly Point[]): void {
  context.beginPath();
  for (const { xPx, yPx } of seam) context.lineTo(xPx, yPx);
  context.closePath();
}

function stitch(context: CanvasRenderingContext2D, seam: readonly Point[], cellPx: number): void {
  const lineWidth = clamp(cellPx * 0.3, 2.5, 5);
  trace(context, seam);
  context.lineJoin = 'round';
  context.strokeStyle = COLORS['dip-9'];
  context.lineWidth = lineWidth + 4;
  context.stroke();
  context.setLineDash([lineWidth * 3.6, lineWidth * 2.4]);
  context.strokeStyle = COLORS.weld;
  context.lineWidth = lineWidth;
  context.stroke();
  context.setLineDash([]);
}

/** When the picture rests, and the guess is named. */
const NAMED = [0.8, 0.84] as const;

/** What was guessed, as a mark in the zoom: a seam round the cups nearest to yours, or a larger shirt round the shirt. */
export function createMark(guess: number): GuessMark {
  const isLarger = guess > COTTON_CUPS;
  const farther = findScale(guess);
  let found: { yours: YourPlace; rows: GuessedRow[] } | undefined;
  const findSeam = (yours: YourPlace, view: ZoomView): Point[] => {
    if (isLarger) return traceLargerShirt(farther, view);
    if (found?.yours !== yours) found = { yours, rows: findGuessed(yours, guess) };
    return traceGuessed(found.rows, view);
  };
  return {
    farther,
    draw(context, { yours }, view) {
      const seam = findSeam(yours, view);
      context.save();
      if (!isLarger) {
        // Onto the cups alone.
        context.globalCompositeOperation = 'source-atop';
        context.globalAlpha = TINT * view.reveal;
        context.fillStyle = COLORS.weld;
        trace(context, seam);
        context.fill();
        context.globalCompositeOperation = 'source-over';
      }
      context.globalAlpha = view.reveal;
      stitch(context, seam, view.cellPx);
      context.restore();
    },
    place({ yours }, view, progress) {
      const from = findNamed(findSeam(yours, view));
      const tag = findBelowSleeve(farther, view);
      return {
        ring: { ...from, widthPx: 0, heightPx: 0 },
        line: { x1: from.xPx, y1: from.yPx, x2: tag.xPx, y2: tag.yPx },
        tag: { ...tag, anchor: [0, 0.5] },
        opacity: smoothStep(...NAMED, progress),
      };
    },
  };
}

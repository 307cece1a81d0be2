import { COTTON_CUPS } from '../../../data/shirt';
import { clamp, mix, smoothStep } from '../../../theme/easing';
import { COLORS, findBarPx, NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, type YourPlace } from '../shirtRows';
import type { GuessMark } from '../zoom/scene';
import type { ZoomView } from '../zoom/view';
import { findGuessed, type GuessedRow } from './findGuessed';
import { findNamed, findScale, type Point, traceGuessed, traceLargerShirt } from './placeMark';

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

/** Half the width of the shirt's body, as a share of the shirt's. */
const BODY_HALF = 0.3;

/** From when on the guess is named, and when its name comes to rest beside the shirt. */
const NAMED = [0.37, 0.41] as const;
const RESTS = [0.8, 0.86] as const;

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
    place({ stage, shirt, yours }, view, progress) {
      const { widthPx, heightPx } = stage;
      const at = findNamed(findSeam(yours, view));
      const barPx = findBarPx(widthPx, heightPx);
      const isInView = at.xPx > 0 && at.xPx < widthPx && at.yPx > barPx && at.yPx < heightPx;
      const rests = smoothStep(...RESTS, progress);
      const isNarrow = widthPx <= NARROW_MAX_PX;
      const restXPx = isNarrow ? 12 : shirt.centerXPx - (BODY_HALF / CELL) * shirt.cellPx;
      const xPx = mix(Math.max(12, at.xPx), restXPx, rests);
      const yPx = mix(Math.max(barPx + 6, at.yPx - 48), barPx + (isNarrow ? 6 : 12), rests);
      return {
        ring: { xPx: at.xPx, yPx: at.yPx, widthPx: 0, heightPx: 0 },
        line: { x1: at.xPx, y1: at.yPx, x2: xPx + 8, y2: yPx + 28 },
        tag: { xPx, yPx },
        opacity: isInView ? smoothStep(...NAMED, progress) : 0,
      };
    },
  };
}

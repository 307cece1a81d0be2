import { COTTON_CUPS } from '../../../data/shirt';
import { HEM_Y, OUTLINE } from '../shirtOutline';
import { CELL, findRowY, ROW_PER_CELL } from '../shirtRows';
import type { ShirtView } from '../zoom/view';
import type { GuessedRow } from './findGuessed';

export interface Point {
  xPx: number;
  yPx: number;
}

/** From cups as large as these on, the seam runs from cup to cup; around smaller ones it runs smoothly. */
const NEAR_CELL_PX = 13;
/** So far from the middle of the outermost cup the seam runs, in cells. */
const BESIDE = 0.55;

/** How many times as wide as the shirt one of so many cups is; 1 for no more than the shirt's own. */
export const findScale = (guess: number): number => Math.sqrt(Math.max(1, guess / COTTON_CUPS));

/** The seam round the guessed cups, once around. */
export function traceGuessed(rows: readonly GuessedRow[], view: ShirtView): Point[] {
  const ends = view.cellPx > NEAR_CELL_PX ? [-0.5, 0.5] : [0];
  const toPoint = (cell: number, row: number): Point => ({
    xPx: view.originXPx + cell * view.cellPx,
    yPx: view.originYPx + row * view.rowPx,
  });
  const right = rows.flatMap(({ row, last }) => ends.map((end) => toPoint(last + BESIDE, row + end)));
  const left = rows.flatMap(({ row, first }) => ends.map((end) => toPoint(first - BESIDE, row + end)));
  return [...right, ...left.reverse()];
}

/** The seam of a shirt `scale` times as wide around the shirt: both stand on one hem line. */
export function traceLargerShirt(scale: number, view: ShirtView): Point[] {
  return OUTLINE.map(([x, y]) => ({
    xPx: view.originXPx + ((x * scale) / CELL) * view.cellPx,
    yPx: view.originYPx + ((HEM_Y + (y - HEM_Y) * scale - findRowY(0)) / (CELL * ROW_PER_CELL)) * view.rowPx,
  }));
}

/** Where the seam is named: high up on its left. */
export function findNamed(seam: readonly Point[]): Point {
  const ys = seam.map(({ yPx }) => yPx);
  const wanted = Math.min(...ys) + 0.2 * (Math.max(...ys) - Math.min(...ys));
  const middle = (Math.min(...seam.map(({ xPx }) => xPx)) + Math.max(...seam.map(({ xPx }) => xPx))) / 2;
  const left = seam.filter(({ xPx }) => xPx <= middle);
  return left.reduce(
    (best, point) => (Math.abs(point.yPx - wanted) < Math.abs(best.yPx - wanted) ? point : best),
    left[0] ?? { xPx: 0, yPx: 0 },
  );
}

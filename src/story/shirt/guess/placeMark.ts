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

/** A point of a shirt `scale` times as wide around the shirt: both stand on one hem line. */
const placeOnLarger = (scale: number, view: ShirtView, [x, y]: readonly [x: number, y: number]): Point => ({
  xPx: view.originXPx + ((x * scale) / CELL) * view.cellPx,
  yPx: view.originYPx + ((HEM_Y + (y - HEM_Y) * scale - findRowY(0)) / (CELL * ROW_PER_CELL)) * view.rowPx,
});

/** Its seam. */
export const traceLargerShirt = (scale: number, view: ShirtView): Point[] =>
  OUTLINE.map((point) => placeOnLarger(scale, view, point));

/** Bare ground under a sleeve. */
const BELOW_SLEEVE = [0.305, 0.56] as const;

/** Where the guess is named, beside the shirt or the larger one. */
export const findBelowSleeve = (scale: number, view: ShirtView): Point =>
  placeOnLarger(scale, view, BELOW_SLEEVE);

/** From where its seam is tied to its name: low on its right. */
export const findNamed = (seam: readonly Point[]): Point =>
  seam.reduce((best, point) => (point.xPx + point.yPx > best.xPx + best.yPx ? point : best));

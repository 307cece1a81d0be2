import { type CupGrid, placeCupGrid } from '../../cups/placeCupGrid';
import { OUTLINE } from '../shirtOutline';
import type { Point } from './placeMark';

/** A cup is no larger than this, and half as high as the field at most. */
const LARGEST_PX = 104;
/** The reader's own stand in one row. */
const ROW_STEP = 1.2;

/** The shirt that is asked about is no wider than this share of the field. */
const SHIRT_SHARE = 0.5;

const findShirtPx = (widthPx: number, heightPx: number) => Math.min(heightPx, widthPx * SHIRT_SHARE);

/** The seam of the shirt that is asked about, once around, at the field's far end. */
export function traceAskedShirt(widthPx: number, heightPx: number): Point[] {
  const sizePx = findShirtPx(widthPx, heightPx);
  return OUTLINE.map(([x, y]) => ({ xPx: widthPx + (x - 0.5) * sizePx, yPx: y * sizePx }));
}

/** Places every cup that is guessed in one field, as large as they can be; the reader's own come first. Until then they stand beside the shirt that is asked about. */
export function placeGuessField(
  cups: number,
  guess: number | undefined,
  widthPx: number,
  heightPx: number,
): CupGrid {
  const roomPx = guess === undefined ? widthPx - findShirtPx(widthPx, heightPx) : widthPx;
  return placeCupGrid(
    Math.max(cups, guess ?? 0),
    roomPx,
    heightPx,
    Math.min(LARGEST_PX, heightPx / 2, roomPx / (cups * ROW_STEP)),
  );
}

import { type CupGrid, placeCupGrid } from '../../cups/placeCupGrid';

/** A cup is no larger than this, and half as high as the field at most. */
const LARGEST_PX = 104;
/** The reader's own stand in one row. */
const ROW_STEP = 1.2;

/** Places every cup that is guessed in one field, as large as they can be; the reader's own come first. */
export const placeGuessField = (cups: number, guess: number, widthPx: number, heightPx: number): CupGrid =>
  placeCupGrid(
    Math.max(cups, guess),
    widthPx,
    heightPx,
    Math.min(LARGEST_PX, heightPx / 2, widthPx / (cups * ROW_STEP)),
  );

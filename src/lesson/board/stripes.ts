import { eachCupOfRow, HALF_CELLS, ROW_COUNT, SHIRT_ROWS } from '../../story/shirt/shirtRows';

/** A cup of the shirt: its row from the collar, and its place there in cells from the middle line. */
export interface StripedCup {
  row: number;
  cell: number;
}

/** All cups of the shirt from the hem up, each row in its own direction of reading. */
export function listCupsFromHem(): StripedCup[] {
  const cups: StripedCup[] = [];
  for (let row = ROW_COUNT - 1; row >= 0; row--)
    eachCupOfRow(SHIRT_ROWS[row] ?? { runs: [] }, (cell) => cups.push({ row, cell }));
  return cups;
}

/** Which day of a class that drinks `cupsPerDay` a cup stands for, counted from 0 at the hem; -1 for a class that drinks none. */
export const findDay = (cup: number, cupsPerDay: number): number =>
  cupsPerDay > 0 ? Math.floor(cup / cupsPerDay) : -1;

/** Where the hem ends, in cells from the middle line. */
export const findHemEnd = (): number => SHIRT_ROWS.at(-1)?.runs.at(-1)?.last ?? 0;

/** The shirt on its stage, at the end of it and at its foot. */
export interface StripesLayout {
  cellPx: number;
  rowPx: number;
  /** The middle of the first row. */
  middlePx: number;
  firstRowPx: number;
  pixelRatio: number;
}

const ROW_PER_CELL = 1.12;

/** Cells and rows of whole bitmap pixels, or the stripes would beat with them; too small for that, they stay as they are. */
export function placeStripes(widthPx: number, heightPx: number, pixelRatio: number): StripesLayout {
  const freePx = Math.min(widthPx / (2 * HALF_CELLS + 1), heightPx / (ROW_COUNT * ROW_PER_CELL));
  const snap = (px: number) => {
    const pixels = px * pixelRatio;
    return pixels < 3 ? px : Math.floor(pixels) / pixelRatio;
  };
  const cellPx = snap(freePx);
  const rowPx = Math.max(cellPx, snap(Math.min(cellPx * 1.3, heightPx / ROW_COUNT)));
  return {
    cellPx,
    rowPx,
    middlePx: Math.round(widthPx - (HALF_CELLS + 0.5) * cellPx),
    firstRowPx: Math.round(heightPx - (ROW_COUNT - 0.5) * rowPx),
    pixelRatio,
  };
}

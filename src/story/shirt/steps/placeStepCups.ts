import type { PlacedCup } from '../placeYourCups';

/** The field of cups beside the step cards. */
export type PlacedStepCups = {
  cellPx: number;
  rowPx: number;
  columns: number;
  cupPx: number;
  /** In the order in which they land: from the lower left, row by row. */
  cups: PlacedCup[];
};

/** A cup's width as a share of its cell, and a row's height in cells. */
const CUP_PER_CELL = 0.76;
const ROW_PER_CELL = 1.16;
/** Room beneath the last row for the stitched floor. */
export const FLOOR_PX = 10;

/** Whole bitmap pixels where a cell has enough of them. */
function snapDown(px: number, pixelRatio: number): number {
  return px * pixelRatio < 4 ? px : Math.floor(px * pixelRatio) / pixelRatio;
}

/**
 * Places `count` cups in rows on the floor of a box: as large as all of them can be, none clipped.
 * @returns no cups for none, or for a box without width or height
 */
export function placeStepCups(
  count: number,
  widthPx: number,
  heightPx: number,
  pixelRatio = 1,
): PlacedStepCups {
  const roomPx = heightPx - FLOOR_PX;
  if (!(count > 0) || !(widthPx > 0) || !(roomPx > 0)) {
    return { cellPx: 0, rowPx: 0, columns: 0, cupPx: 0, cups: [] };
  }
  let columns = 1;
  let cellPx = 0;
  for (let tried = 1; tried <= count; tried++) {
    const fitted = Math.min(widthPx / tried, roomPx / (Math.ceil(count / tried) * ROW_PER_CELL));
    if (fitted <= cellPx) continue;
    columns = tried;
    cellPx = fitted;
  }
  cellPx = snapDown(cellPx, pixelRatio);
  const rowPx = Math.max(cellPx, snapDown(cellPx * ROW_PER_CELL, pixelRatio));
  const cupPx = cellPx * CUP_PER_CELL;
  const cups = Array.from({ length: count }, (_, index) => ({
    xPx: (index % columns) * cellPx + (cellPx - cupPx) / 2,
    yPx: roomPx - (Math.floor(index / columns) + 1) * rowPx + (rowPx - cupPx * 1.1) / 2,
    widthPx: cupPx,
  }));
  return { cellPx, rowPx, columns, cupPx, cups };
}

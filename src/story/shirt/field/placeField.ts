import { SHIRT_CUPS } from '../../../model/shirt';

/** The closing field: the cotton's 11,421 cups row by row, then the 403 of the factory. */
export interface PlacedField {
  cupPx: number;
  cellPx: number;
  rowPx: number;
  columns: number;
  /** All cups in the order in which they fill. */
  cups: { xPx: number; yPx: number }[];
  /** The visitor's cups: the first of them among all, and how many. */
  yours: { first: number; count: number };
}

const CUP_PER_CELL = 0.8;
const ROW_PER_CELL = 1.12;
/** Below this many bitmap pixels a cell is not snapped. */
const SNAP_FROM = 3;
/** Where the visitor's cups stand, as shares of the field. */
const YOURS = { column: 0.6, row: 0.4 } as const;

interface Grid {
  cellPx: number;
  rowPx: number;
  columns: number;
}

/** The grid with the largest cells that holds all cups in a box; whole bitmap pixels where a cell has enough of them. */
function fitGrid(widthPx: number, heightPx: number, pixelRatio: number): Grid {
  const gridOf = (cellPx: number): Grid => {
    const rowPx = cellPx * ROW_PER_CELL;
    const isSnapped = cellPx * pixelRatio >= SNAP_FROM;
    return {
      cellPx,
      rowPx: isSnapped ? Math.round(rowPx * pixelRatio) / pixelRatio : rowPx,
      columns: Math.max(1, Math.floor(widthPx / cellPx + 1e-9)),
    };
  };
  const fits = ({ rowPx, columns }: Grid) => Math.ceil(SHIRT_CUPS / columns) * rowPx <= heightPx;
  let cellPx = Math.sqrt((widthPx * heightPx) / (SHIRT_CUPS * ROW_PER_CELL)) || 1;
  if (cellPx * pixelRatio >= SNAP_FROM) cellPx = Math.floor(cellPx * pixelRatio) / pixelRatio;
  // A little smaller each time: half a pixel, or a hundredth where it is smaller than that.
  for (let tried = 0; tried < 400 && !fits(gridOf(cellPx)); tried++)
    cellPx -= cellPx * pixelRatio > SNAP_FROM ? 1 / pixelRatio : cellPx * 0.01;
  return gridOf(cellPx);
}

/** Places all 11,824 cups in a box; none overlaps and none is clipped. */
export function placeField(widthPx: number, heightPx: number, yourCups: number, pixelRatio = 1): PlacedField {
  const grid = fitGrid(widthPx, heightPx, pixelRatio);
  const { cellPx, rowPx, columns } = grid;
  const cupPx = cellPx * CUP_PER_CELL;
  const insetPx = (cellPx - cupPx) / 2;
  const row = Math.round((SHIRT_CUPS / columns) * YOURS.row);
  return {
    ...grid,
    cupPx,
    cups: Array.from({ length: SHIRT_CUPS }, (_, index) => ({
      xPx: (index % columns) * cellPx + insetPx,
      yPx: Math.floor(index / columns) * rowPx + insetPx,
    })),
    yours: { first: row * columns + Math.round((columns - yourCups) * YOURS.column), count: yourCups },
  };
}

import { CUP_HEIGHT_PER_WIDTH } from '../../cups/cupOutline';
import { OUTLINE } from '../../shirt/shirtOutline';
import {
  CELL,
  eachCupOfRow,
  findRowY,
  HALF_CELLS,
  ROW_COUNT,
  ROW_PER_CELL,
  SHIRT_ROWS,
} from '../../shirt/shirtRows';

/** A cup's width as a share of its cell. */
const CUP_SHARE = 0.84;

export interface DripCup {
  xPx: number;
  yPx: number;
  /** Where it stands in the shirt, for the shading. */
  cell: number;
  row: number;
}

export interface DripShirt {
  widthPx: number;
  heightPx: number;
  cupPx: number;
  /** From row to row. */
  rowPx: number;
  /** All cups in the order in which they fill: from the hem up, each row from the left. */
  cups: DripCup[];
  outline: { xPx: number; yPx: number }[];
  /** Where the hem ends at the right. */
  hemXPx: number;
}

/** Places the shirt of 11,421 cups as large as the box allows, in its middle. A box without room gives no cups. */
export function placeDripShirt(widthPx: number, heightPx: number): DripShirt {
  const cellPx = Math.min(widthPx / (2 * HALF_CELLS + 3), heightPx / ((ROW_COUNT + 1) * ROW_PER_CELL));
  if (!(cellPx > 0)) return { widthPx, heightPx, cupPx: 0, rowPx: 0, cups: [], outline: [], hemXPx: 0 };
  const rowPx = cellPx * ROW_PER_CELL;
  const cupPx = cellPx * CUP_SHARE;
  const [middleXPx, firstYPx] = [widthPx / 2, (heightPx - (ROW_COUNT - 1) * rowPx) / 2];
  const cups: DripCup[] = [];
  for (const [row, shirtRow] of [...SHIRT_ROWS.entries()].reverse()) {
    const yPx = firstYPx + row * rowPx - cupPx / 2;
    eachCupOfRow(shirtRow, (cell) => {
      cups.push({ xPx: middleXPx + cell * cellPx - cupPx / 2, yPx, cell, row });
    });
  }
  const outline = OUTLINE.map(([x, y]) => ({
    xPx: middleXPx + (x / CELL) * cellPx,
    yPx: firstYPx + ((y - findRowY(0)) / CELL) * cellPx,
  }));
  const hemXPx = Math.max(...cups.filter(({ row }) => row === ROW_COUNT - 1).map(({ xPx }) => xPx + cupPx));
  return { widthPx, heightPx, cupPx, rowPx, cups, outline, hemXPx };
}

/** The height of the water line in CSS pixels from the box's top: its foot while no cup is full. */
export function findLevel({ cups, heightPx }: DripShirt, full: number): number {
  return cups[Math.min(full, cups.length) - 1]?.yPx ?? heightPx;
}

/** Where that many full cups stand: all rows below `rowsTopPx`, and of the one above it the cups up to `toXPx`. */
export function findWater(shirt: DripShirt, full: number): { rowsTopPx: number; toXPx: number } {
  const { cups, cupPx, rowPx, heightPx } = shirt;
  const last = cups[Math.min(full, cups.length) - 1];
  if (!last) return { rowsTopPx: heightPx, toXPx: 0 };
  // In the middle of the gap between two rows, and between two cups.
  return {
    rowsTopPx: last.yPx + (rowPx + cupPx * CUP_HEIGHT_PER_WIDTH) / 2,
    toXPx: last.xPx + (cupPx + cupPx / CUP_SHARE) / 2,
  };
}

import { OUTLINE } from '../shirt/shirtOutline';
import {
  CELL,
  eachCupOfRow,
  findRowY,
  HALF_CELLS,
  ROW_COUNT,
  ROW_PER_CELL,
  SHIRT_ROWS,
} from '../shirt/shirtRows';

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
  cupPx: number;
  /** All cups in the order in which they fill: from the hem up, each row from the left. */
  cups: DripCup[];
  outline: { xPx: number; yPx: number }[];
  /** Where the hem ends at the right. */
  hemXPx: number;
}

/** Places the shirt of 11,421 cups as large as the box allows, in its middle. A box without room gives no cups. */
export function placeDripShirt(widthPx: number, heightPx: number): DripShirt {
  const cellPx = Math.min(widthPx / (2 * HALF_CELLS + 3), heightPx / ((ROW_COUNT + 1) * ROW_PER_CELL));
  if (!(cellPx > 0)) return { cupPx: 0, cups: [], outline: [], hemXPx: 0 };
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
  return { cupPx, cups, outline, hemXPx };
}

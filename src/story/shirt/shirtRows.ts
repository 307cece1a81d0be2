import { cutOutline, HEM_Y } from './shirtOutline';

/** A run of neighboring cups: their middles stand at `first`, `first + 1`, … `last`, in cells from the middle line. */
type CupRun = { first: number; last: number };

/** One row of the shirt; every second row is set off by half a cell, as knitting is. */
export type ShirtRow = { runs: readonly CupRun[] };

/**
 * Width of one cell, and height of the first row, as shares of the shirt. With these two the outline holds
 * exactly the 11,421 cups of the cotton, its last row complete; a test counts them.
 */
export const CELL = 0.006774;
const FIRST_ROW_Y = 0.0418;
/** A row's height in cells, in the shape that was cut. */
export const ROW_PER_CELL = 8 / 7;

/** A cup stays this far inside the outline, in cells. */
const SEAM = 0.4;

/** Knits the shirt: rows of cups from the collar to the hem. */
export function knitShirt(): ShirtRow[] {
  const rows: ShirtRow[] = [];
  const rowHeight = CELL * ROW_PER_CELL;
  for (let y = FIRST_ROW_Y; y <= HEM_Y - CELL * 0.55; y += rowHeight) {
    const offset = rows.length % 2 ? 0.5 : 0;
    const runs = cutOutline(y).map(([from, to]) => ({
      first: Math.ceil(from / CELL + SEAM - offset) + offset,
      last: Math.floor(to / CELL - SEAM - offset) + offset,
    }));
    rows.push({ runs: runs.filter(({ first, last }) => last >= first) });
  }
  return rows;
}

/** Calls `visit` with the place of every cup of a row, in cells from the middle line. */
export function eachCupOfRow({ runs }: ShirtRow, visit: (cell: number) => void): void {
  for (const { first, last } of runs) for (let cell = first; cell <= last; cell++) visit(cell);
}

/** Counts the cups of `rows`. */
export function countCups(rows: readonly ShirtRow[]): number {
  return rows.reduce(
    (sum, { runs }) => sum + runs.reduce((count, { first, last }) => count + last - first + 1, 0),
    0,
  );
}

/** The share of the shirt's height (0 to 1) at which the middle of a row stands. */
export function findRowY(row: number): number {
  return FIRST_ROW_Y + row * CELL * ROW_PER_CELL;
}

/** Where the visitor's cups stand: over the heart. */
const HEART = { x: 0.105, y: 0.345 };

/** Your cups in the shirt: neighbors in one row. */
export type YourPlace = { row: number; first: number; last: number };

/** Finds the place of `cups` daily cups over the heart. */
export function placeOverHeart(cups: number): YourPlace {
  const row = Math.round((HEART.y - FIRST_ROW_Y) / (CELL * ROW_PER_CELL));
  const offset = row % 2 ? 0.5 : 0;
  const first = Math.round(HEART.x / CELL - (cups - 1) / 2 - offset) + offset;
  return { row, first, last: first + cups - 1 };
}

/** The 11,421 cups of the cotton, row by row. */
export const SHIRT_ROWS: readonly ShirtRow[] = knitShirt();

export const ROW_COUNT = SHIRT_ROWS.length;

/** How far the cup that stands farthest out is from the middle line, in cells. */
export const HALF_CELLS = Math.max(...SHIRT_ROWS.flatMap(({ runs }) => runs.map(({ last }) => last)));

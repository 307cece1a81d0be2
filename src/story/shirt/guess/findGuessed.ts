import { eachCupOfRow, ROW_PER_CELL, SHIRT_ROWS, type YourPlace } from '../shirtRows';

/** The cups of a row that are guessed: from `first` to `last`, in cells from the middle line. */
export interface GuessedRow {
  row: number;
  first: number;
  last: number;
}

/** All cups of the shirt, the nearest to yours first. */
function sortByDistance(yours: YourPlace) {
  const middle = (yours.first + yours.last) / 2;
  const half = (yours.last - yours.first) / 2;
  const cups: { row: number; cell: number; distance: number }[] = [];
  for (const [row, run] of SHIRT_ROWS.entries()) {
    const down = (row - yours.row) * ROW_PER_CELL;
    eachCupOfRow(run, (cell) => {
      const across = Math.max(0, Math.abs(cell - middle) - half);
      cups.push({ row, cell, distance: Math.hypot(across, down) });
    });
  }
  return cups.sort((a, b) => a.distance - b.distance);
}

/** Finds the `guess` cups of the shirt that stand nearest to yours, row by row; at most all of them. */
export function findGuessed(yours: YourPlace, guess: number): GuessedRow[] {
  const rows = new Map<number, GuessedRow>();
  for (const { row, cell } of sortByDistance(yours).slice(0, guess)) {
    const { first, last } = rows.get(row) ?? { first: cell, last: cell };
    rows.set(row, { row, first: Math.min(first, cell), last: Math.max(last, cell) });
  }
  return [...rows.values()].sort((a, b) => a.row - b.row);
}

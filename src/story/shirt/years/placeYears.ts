/** One row of the sewn days. */
export interface StitchRow {
  yPx: number;
  /** How many days are sewn in it. */
  count: number;
  /** Rows alternate: the first runs from right to left. */
  isLeftward: boolean;
}

/** The visitor's days along one thread: one stitch a day, at most one year a row. */
export interface PlacedStitches {
  rows: StitchRow[];
  widthPx: number;
  heightPx: number;
  /** Distance between two stitches. */
  pitchPx: number;
  /** Half the height of a stitch. */
  halfPx: number;
  /** Distance between two rows. */
  rowPx: number;
}

const DAYS_PER_YEAR = 365;
/** A stitch nearer to the next one than this could not be told from it. */
const LEAST_PITCH_PX = 2.4;
/** All rows together, and each. */
const HEIGHT_PX = 66;
const ROW_PX = { least: 3, most: 11 } as const;
/** Where the thread turns, at both ends. */
const TURN_PX = 8;

/** Sews `days` stitches across `widthPx`. No rows for no days. */
export function placeStitches(days: number, widthPx: number): PlacedStitches {
  const threadPx = Math.max(LEAST_PITCH_PX, widthPx - 2 * TURN_PX);
  const perRow = Math.min(DAYS_PER_YEAR, Math.floor(threadPx / LEAST_PITCH_PX));
  const count = Math.ceil(days / perRow);
  const rowPx = Math.min(ROW_PX.most, Math.max(ROW_PX.least, HEIGHT_PX / count));
  const rows = Array.from({ length: count }, (_, row) => ({
    yPx: (row + 0.5) * rowPx,
    count: Math.min(perRow, days - row * perRow),
    isLeftward: row % 2 === 0,
  }));
  return { rows, widthPx, heightPx: count * rowPx, pitchPx: threadPx / perRow, halfPx: rowPx * 0.32, rowPx };
}

/** Finds the middle of stitch `index` of a row. */
export function findStitchX({ widthPx, pitchPx }: PlacedStitches, row: StitchRow, index: number): number {
  const alongPx = TURN_PX + (index + 0.5) * pitchPx;
  return row.isLeftward ? widthPx - alongPx : alongPx;
}

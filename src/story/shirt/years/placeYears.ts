/** One row of the sewn years. */
export type StitchRow = {
  yPx: number;
  /** How many days are sewn in it. */
  count: number;
  /** Rows alternate: the first runs from right to left. */
  isLeftward: boolean;
  /** "year 3"; only the first row of a labelled year has one. */
  year: number | undefined;
  /** Whether the row begins the last, unfinished year. */
  isRest: boolean;
};

/** The visitor's days along one thread: one stitch a day, at most one year a row. */
export type PlacedStitches = {
  rows: StitchRow[];
  leftPx: number;
  widthPx: number;
  /** Distance between two stitches. */
  pitchPx: number;
  /** Half the height of a stitch. */
  halfPx: number;
  /** Distance between two rows. */
  rowPx: number;
  heightPx: number;
  /** Days of the last, unfinished year; 0 when it is whole. */
  restDays: number;
};

const DAYS_PER_YEAR = 365;
/** Of more years than this only every fifth is labelled, and the last. */
const LABEL_ALL_UP_TO = 12;
const LABEL_EVERY = 5;
const LABELS_PX = 92;
const TURN_PX = 24;
/** As many rows a year on a narrow screen as keep a stitch visible, and the whole in reach. */
const NARROW_ROWS = { few: 5, many: 2, manyFromYears: 7 } as const;

/** Sews `days` stitches across `widthPx`; narrow screens take several rows a year. No rows for no days. */
export function placeStitches(days: number, widthPx: number, isNarrow: boolean): PlacedStitches {
  const years = days / DAYS_PER_YEAR;
  const isMany = years >= NARROW_ROWS.manyFromYears;
  const rowsPerYear = isNarrow ? (isMany ? NARROW_ROWS.many : NARROW_ROWS.few) : 1;
  const perRow = Math.ceil(DAYS_PER_YEAR / rowsPerYear);
  const leftPx = isNarrow ? 10 : LABELS_PX + TURN_PX;
  const threadPx = Math.max(1, widthPx - leftPx - (isNarrow ? 10 : TURN_PX));
  const rowPx = isNarrow ? (isMany ? 15 : 21) : isMany ? 26 : 60;
  const labelEvery = years > LABEL_ALL_UP_TO ? LABEL_EVERY : 1;
  const rows: StitchRow[] = [];
  let yPx = isNarrow ? 6 : 20;
  for (let year = 0, left = days; left > 0; year++) {
    const isRest = left < DAYS_PER_YEAR;
    const isLabelled = isRest || year % labelEvery === 0;
    let ofYear = Math.min(DAYS_PER_YEAR, left);
    left -= ofYear;
    // On a narrow screen the label stands above its year.
    if (isNarrow && isLabelled) yPx += 24;
    for (let row = 0; row < rowsPerYear && ofYear > 0; row++) {
      const count = Math.min(perRow, ofYear);
      ofYear -= count;
      const isFirst = row === 0;
      rows.push({
        yPx,
        count,
        isLeftward: rows.length % 2 === 0,
        year: isFirst && isLabelled ? year + 1 : undefined,
        isRest: isFirst && isRest,
      });
      yPx += rowPx;
    }
  }
  return {
    rows,
    leftPx,
    widthPx: threadPx,
    pitchPx: threadPx / perRow,
    halfPx: Math.min(9, rowPx * (isNarrow ? 0.22 : 0.3)),
    rowPx,
    heightPx: yPx,
    restDays: days % DAYS_PER_YEAR,
  };
}

/** Finds the middle of stitch `index` of a row. */
export function findStitchX(placed: PlacedStitches, row: StitchRow, index: number): number {
  const alongPx = (index + 0.5) * placed.pitchPx;
  return row.isLeftward ? placed.leftPx + placed.widthPx - alongPx : placed.leftPx + alongPx;
}

/** From stroke to stroke, and from row to row. */
const TALLY = { stepPx: 9, rowPx: 14, widthPx: 5, heightPx: 10 };

/** So many strokes fill the rows; more are drawn smaller. */
const FULL = 60;

/** Slanted strokes in rows, from the first row on. */
export function traceTally(count: number, rows: number) {
  const perRow = Math.ceil(Math.max(count, FULL) / rows);
  const strokes = Array.from({ length: count }, (_, stroke) => {
    const [xPx, yPx] = [(stroke % perRow) * TALLY.stepPx + 1, Math.floor(stroke / perRow) * TALLY.rowPx + 1];
    return `M${xPx} ${yPx + TALLY.heightPx}l${TALLY.widthPx - 1} ${-TALLY.heightPx}`;
  });
  return {
    widthPx: (perRow - 1) * TALLY.stepPx + TALLY.widthPx + 1,
    heightPx: (rows - 1) * TALLY.rowPx + TALLY.heightPx + 2,
    path: strokes.join(''),
  };
}

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

/** A place's box, and from place to place. */
export const WEAVE = { size: 48, step: 54 } as const;
const CLOTH = 34;
const TURNS = 5;
const BAND = CLOTH / TURNS;
const END = (WEAVE.size - CLOTH) / 2;

/** The bands of a woven patch about its middle, over (0) or under (1) each other. */
export function traceWeave(layer: 0 | 1): string {
  const inset = layer === 0 ? 0.9 : 0;
  return Array.from({ length: TURNS * TURNS }, (_, square) => square)
    .filter((square) => square % 2 === layer)
    .map((square) => {
      const [x, y] = [
        (square % TURNS) * BAND - CLOTH / 2 + inset,
        Math.floor(square / TURNS) * BAND - CLOTH / 2 + inset,
      ];
      const side = BAND - 2 * inset;
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${side.toFixed(1)}v${side.toFixed(1)}h${(-side).toFixed(1)}z`;
    })
    .join('');
}

/** The ends of its bands, which go on into the cloth. */
export function traceWeaveEnds(): string {
  return Array.from({ length: TURNS }, (_, band) => {
    const at = ((band + 0.5) * BAND - CLOTH / 2).toFixed(1);
    const edge = CLOTH / 2;
    return `M${at} ${-edge - END}v${END}M${at} ${edge}v${END}M${-edge - END} ${at}h${END}M${edge} ${at}h${END}`;
  }).join('');
}

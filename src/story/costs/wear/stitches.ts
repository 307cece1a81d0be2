import { cutOutline, HEM_Y } from '../../shirt/shirtOutline';

/** From row to row, in stitches. */
const ROW_PER_STITCH = 1.02;
const COLLAR_Y = 0.03;

/** One row of stitches, in the order in which they are sewn. */
interface StitchRow {
  /** The row's middle. */
  y: number;
  isLeftward: boolean;
  /** The left end of each stitch. */
  xs: readonly number[];
}

/** Stitches in the shape of a T-shirt that is one unit high and wide; x from its middle line, y from the top. */
export interface SewnShirt {
  /** The width of a stitch. */
  stitch: number;
  rowHeight: number;
  /** From the hem up. */
  rows: readonly StitchRow[];
}

/** The stitches of a row that lie whole between two edges: the first one's number, and how many. */
function fitStitches([from, to]: readonly [number, number], stitch: number, shift: number) {
  const first = Math.ceil(from / stitch - shift);
  return { first, count: Math.max(0, Math.floor(to / stitch - shift) - first) };
}

interface FilledRow {
  y: number;
  isLeftward: boolean;
  shift: number;
  runs: ReturnType<typeof fitStitches>[];
}

/** The rows of that stitch from the hem to the collar, laid like bricks. */
function layRows(stitch: number): FilledRow[] {
  const rows: FilledRow[] = [];
  const rowHeight = stitch * ROW_PER_STITCH;
  for (let y = HEM_Y - rowHeight / 2; y > COLLAR_Y; y -= rowHeight) {
    const isLeftward = rows.length % 2 > 0;
    const shift = isLeftward ? 0.5 : 0;
    rows.push({ y, isLeftward, shift, runs: cutOutline(y).map((span) => fitStitches(span, stitch, shift)) });
  }
  return rows;
}

const countRoom = (stitch: number) =>
  layRows(stitch).reduce((sum, { runs }) => runs.reduce((row, { count }) => row + count, sum), 0);

/**
 * Sews exactly that many stitches, as large as the shirt lets them be. What the last rows would hold more is left off at
 * the collar. No stitches for none, and for NaN.
 */
export function sewShirt(count: number): SewnShirt {
  if (!(count > 0)) return { stitch: 0, rowHeight: 0, rows: [] };
  let [small, large] = [0.003, 0.3];
  for (let step = 0; step < 24; step++) {
    const middle = (small + large) / 2;
    if (countRoom(middle) >= count) small = middle;
    else large = middle;
  }
  let left = count;
  const rows = layRows(small).map(({ y, isLeftward, shift, runs }) => {
    const xs = runs.flatMap(({ first, count: ofRun }) =>
      Array.from({ length: ofRun }, (_, index) => (first + index + shift) * small),
    );
    if (isLeftward) xs.reverse();
    xs.splice(left);
    left -= xs.length;
    return { y, isLeftward, xs };
  });
  return { stitch: small, rowHeight: small * ROW_PER_STITCH, rows: rows.filter(({ xs }) => xs.length > 0) };
}

import { cutOutline, HEM_Y } from '../shirt/shirtOutline';

/** The pieces of a shirt, cups or stitches, from the collar to the hem; shares of the shirt, x from its middle line. */
export interface PlacedPieces {
  /** Width of a piece's cell. */
  pitch: number;
  /** The places of the pieces' middles: x and y by turns. */
  places: Float32Array;
  count: number;
}

/** The outline's highest point, where the shirt hangs. */
export const TOP_Y = 0.03;
/** A row's height in cells: a cup is a little taller than wide. */
export const ROW_PER_CELL = 1.14;
/** A piece stays this far inside the outline, in cells. */
const SEAM = 0.4;

interface Run {
  y: number;
  first: number;
  count: number;
}

/** Lists the runs of neighboring pieces at a cell's width; every second row is set off by half a cell. */
function knitRuns(pitch: number, rowPerCell: number): Run[] {
  const runs: Run[] = [];
  let row = 0;
  for (let y = TOP_Y + pitch * 0.6; y <= HEM_Y - pitch * 0.4; y += pitch * rowPerCell) {
    const offset = row++ % 2 ? 0.5 : 0;
    for (const [from, to] of cutOutline(y)) {
      const first = Math.ceil(from / pitch + SEAM - offset) + offset;
      const count = Math.floor(to / pitch - SEAM - offset) + offset - first + 1;
      if (count > 0) runs.push({ y, first, count });
    }
  }
  return runs;
}

const sum = (runs: readonly Run[]) => runs.reduce((total, { count }) => total + count, 0);

/** Takes what is too many from the ends of the runs below the sleeves, one a run, so that no row looks cut. */
function trim(runs: Run[], surplus: number): void {
  const body = runs.filter(({ y, count }) => y > 0.45 && count > 2);
  const trimmed = body.length > 0 ? body : runs;
  for (let index = 0, left = surplus; left > 0; index++) {
    const run = trimmed[(index * 7) % trimmed.length];
    if (!run || run.count === 0) continue;
    if (index % 2) run.first += 1;
    run.count -= 1;
    left -= 1;
  }
}

function knit(count: number, rowPerCell: number): PlacedPieces {
  let [fine, coarse] = [0.0005, 0.5];
  // The widest cell at which the outline holds them all.
  for (let step = 0; step < 40 && count > 0; step++) {
    const pitch = (fine + coarse) / 2;
    if (sum(knitRuns(pitch, rowPerCell)) >= count) fine = pitch;
    else coarse = pitch;
  }
  const runs = count > 0 ? knitRuns(fine, rowPerCell) : [];
  trim(runs, sum(runs) - count);
  const places = new Float32Array(2 * count);
  let at = 0;
  for (const { y, first, count: ofRun } of runs) {
    for (let index = 0; index < ofRun; index++) {
      places[at++] = (first + index) * fine;
      places[at++] = y;
    }
  }
  return { pitch: fine, places, count };
}

const knitted = new Map<string, PlacedPieces>();

/** Fills a T-shirt with exactly `count` pieces as large as it can hold; none for none. Each count is worked out once. */
export function placePieces(count: number, rowPerCell = ROW_PER_CELL): PlacedPieces {
  const key = `${count} ${rowPerCell}`;
  const found = knitted.get(key) ?? knit(count, rowPerCell);
  knitted.set(key, found);
  return found;
}

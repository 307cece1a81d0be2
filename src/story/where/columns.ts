import type { PlaceId } from '../../data/places';
import { findRank, growerWaters, type Sorting, sortPlaces } from '../../model/placeWater';
import { placeSeam, traceWalls, WIDE } from './bricks';

/** The drawing: a beam at its top, the floor near its foot, the names below. */
export const SHEET = { width: 1344, height: 596, beam: 24, floor: 536 } as const;
const SLOT = SHEET.width / growerWaters.length;
const BRICK = { width: 4.8, height: 2.1 };
const WALL = WIDE.courses * BRICK.width;
/** Below the beam the threads cross; from here on they hang. */
const CROSSED = 226;
/** A number stands on its column, or below it where it hangs from the seam. */
const NUMBER = { above: 9, below: 22, height: 20 };

export interface PlacedColumn {
  id: PlaceId;
  /** The middle of its slot. */
  x: number;
  /** Bricks from rivers and wells, and of rain, in a space that `transform` sets upright. */
  river: string;
  rain: string;
  transform: string;
  numberY: number;
  /** The height of the line between its river and its rain. */
  seamY: number;
  /** From its place on the beam, which is its rank by river, to the column. */
  thread: string;
}

const findSlot = (index: number) => (index + 0.5) * SLOT;

/** Places fifteen columns in an order; `isDry` leaves out the rain. */
export function placeColumns(by: Sorting, isDry: boolean): PlacedColumn[] {
  const { seam: ofRows } = placeSeam(growerWaters, 'river', WIDE);
  const seam = by === 'both' ? 0 : ofRows;
  const write = (value: number) => value.toFixed(1);
  return sortPlaces(by).map((place, index) => {
    const { river, rain } = traceWalls(place, by, WIDE, seam);
    const countRows = (cups: number) => Math.ceil(cups / WIDE.cupsPerBrick / WIDE.courses);
    const riverRows = countRows(place.river);
    const rainRows = isDry ? 0 : countRows(place.rain);
    const lift = by === 'both' ? riverRows : seam;
    const [seamY, topY] = [SHEET.floor - lift * BRICK.height, SHEET.floor - (lift + rainRows) * BRICK.height];
    const hangs = by === 'river';
    const numberY = hangs ? seamY + riverRows * BRICK.height + NUMBER.below : topY - NUMBER.above;
    const [from, to] = [findSlot(findRank(place.id, 'river') - 1), findSlot(index)];
    const end = hangs ? topY : numberY - NUMBER.height;
    const crossed = Math.min(CROSSED, end);
    const half = (SHEET.beam + crossed) / 2;
    return {
      id: place.id,
      x: to,
      river,
      rain,
      transform: `matrix(0 ${-BRICK.height} ${BRICK.width} 0 ${write(-WALL / 2)} ${SHEET.floor})`,
      numberY,
      seamY,
      thread: `M${write(from)} ${SHEET.beam}C${write(from)} ${write(half + 20)} ${write(to)} ${write(half - 20)} ${write(to)} ${write(crossed)}V${write(end)}`,
    };
  });
}

/** The thread between river and rain: level where all hang from it, else up and down from column to column. */
export function traceSeam(columns: readonly PlacedColumn[]): string {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return '';
  const half = WALL / 2;
  const parts = columns.map(({ x, seamY }, index) => {
    const before = columns[index - 1];
    const bend = before
      ? `C${(before.x + half + 9).toFixed(1)} ${before.seamY.toFixed(1)} ${(x - half - 9).toFixed(1)} ${seamY.toFixed(1)} `
      : 'L';
    return `${bend}${(x - half).toFixed(1)} ${seamY.toFixed(1)}H${(x + half).toFixed(1)}`;
  });
  return `M-80 ${first.seamY.toFixed(1)}${parts.join('')}L${SHEET.width + 80} ${last.seamY.toFixed(1)}`;
}

import type { PlaceWater, Sorting } from '../../model/placeWater';

export const CUPS_PER_BRICK = 50;
/** Bricks on top of each other in a row. */
export const COURSES = 4;

/** The outline of a wall of `cups` in columns of bricks, from x on in direction `sign`; the last brick is cut to its part. */
export function traceBricks(cups: number, x: number, sign: 1 | -1): string {
  const bricks = cups / CUPS_PER_BRICK;
  const whole = Math.floor(bricks);
  const columns = Math.floor(whole / COURSES);
  const rest = whole % COURSES;
  const part = Number((bricks - whole).toFixed(3));
  const at = (from: number, width: number, y: number, height: number) =>
    width > 0 && height > 0 ? `M${sign > 0 ? from : from - width} ${y}h${width}v${height}h${-width}z` : '';
  const last = x + sign * columns;
  return at(x, columns, 0, COURSES) + at(last, 1, 0, rest) + at(last, part, rest, 1);
}

const countColumns = (cups: number) => Math.ceil(cups / CUPS_PER_BRICK / COURSES);

/** Where the line between river and rain stands, and how wide all is: at the edge by both, else between the two. */
export function placeSeam(list: readonly PlaceWater[], by: Sorting) {
  const most = (key: Sorting) => Math.max(0, ...list.map((place) => place[key]));
  if (by === 'both') return { seam: 0, width: countColumns(most('both')) };
  const seam = countColumns(most('river'));
  return { seam, width: seam + countColumns(most('rain')) };
}

/** The walls of one place: river to the left of the seam and rain to its right, or both from the edge. */
export function traceWalls(place: PlaceWater, by: Sorting, seam: number) {
  if (by !== 'both') {
    return {
      river: traceBricks(place.river, seam, -1),
      rain: traceBricks(place.rain, seam, 1),
    };
  }
  return {
    river: traceBricks(place.river, 0, 1),
    rain: traceBricks(place.rain, countColumns(place.river), 1),
  };
}

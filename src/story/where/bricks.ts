import type { PlaceWater, Sorting } from '../../model/placeWater';

/** How a row of bricks is laid: cups in a brick, and bricks on top of each other. */
export interface Masonry {
  cupsPerBrick: number;
  courses: number;
}

/** Of the columns: fourteen bricks side by side, and on top of each other as many as it takes. */
export const WIDE: Masonry = { cupsPerBrick: 10, courses: 14 };
/** Of the rows, which have less room. */
export const NARROW: Masonry = { cupsPerBrick: 50, courses: 4 };

/** The outline of a wall of `cups` in columns of bricks, from x on in direction `sign`; the last brick is cut to its part. */
export function traceBricks(
  cups: number,
  { cupsPerBrick, courses }: Masonry,
  x: number,
  sign: 1 | -1,
): string {
  const bricks = cups / cupsPerBrick;
  const whole = Math.floor(bricks);
  const columns = Math.floor(whole / courses);
  const rest = whole % courses;
  const part = Number((bricks - whole).toFixed(3));
  const at = (from: number, width: number, y: number, height: number) =>
    width > 0 && height > 0 ? `M${sign > 0 ? from : from - width} ${y}h${width}v${height}h${-width}z` : '';
  const last = x + sign * columns;
  return at(x, columns, 0, courses) + at(last, 1, 0, rest) + at(last, part, rest, 1);
}

const countColumns = (cups: number, { cupsPerBrick, courses }: Masonry) =>
  Math.ceil(cups / cupsPerBrick / courses);

/** Where the line between river and rain stands, and how wide all is: at the edge by both, else between the two. */
export function placeSeam(list: readonly PlaceWater[], by: Sorting, masonry: Masonry) {
  const most = (key: Sorting) => Math.max(0, ...list.map((place) => place[key]));
  if (by === 'both') return { seam: 0, width: countColumns(most('both'), masonry) };
  const seam = countColumns(most('river'), masonry);
  return { seam, width: seam + countColumns(most('rain'), masonry) };
}

/** The walls of one place: river to the left of the seam and rain to its right, or both from the edge. */
export function traceWalls(place: PlaceWater, by: Sorting, masonry: Masonry, seam: number) {
  if (by !== 'both') {
    return {
      river: traceBricks(place.river, masonry, seam, -1),
      rain: traceBricks(place.rain, masonry, seam, 1),
    };
  }
  return {
    river: traceBricks(place.river, masonry, 0, 1),
    rain: traceBricks(place.rain, masonry, countColumns(place.river, masonry), 1),
  };
}

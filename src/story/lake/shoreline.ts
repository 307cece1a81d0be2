import type { Outline } from '../../data/outlines/outline';

/** A point of a shoreline in its outline's units, or on the screen in pixels. */
type ShorePoint = readonly [x: number, y: number];

function listPoints(ring: readonly number[]): ShorePoint[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0]);
}

/** The longest ring, from its westernmost point around to that point again: there the thread begins and ends. */
export function findShoreline({ rings }: Outline): ShorePoint[] {
  const points = listPoints(
    rings.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), []),
  );
  const west = points.reduce((best, [x], i) => (x < (points[best]?.[0] ?? x) ? i : best), 0);
  const start = points[west];
  return start ? [...points.slice(west), ...points.slice(0, west), start] : [];
}

// The y at which each line x = ½, 1½, 2½, … crosses the rings, from top to bottom.
function findCrossings({ rings, width }: Outline): number[][] {
  const crossings = Array.from({ length: width }, (): number[] => []);
  for (const points of rings.map(listPoints)) {
    let [x1, y1] = points.at(-1) ?? [0, 0];
    for (const [x2, y2] of points) {
      // A line through the point where two sides meet crosses one of them: each holds its western end only.
      const eastEnd = Math.max(x1, x2) - 0.5;
      for (let x = Math.ceil(Math.min(x1, x2) - 0.5); x < eastEnd; x++) {
        crossings[x]?.push(y1 + ((y2 - y1) * (x + 0.5 - x1)) / (x2 - x1));
      }
      [x1, y1] = [x2, y2];
    }
  }
  return crossings.map((column) => column.sort((a, b) => a - b));
}

/** How much water lies west of each line x = 0, 1, 2, … and how high it stands there. */
export interface WaterTable {
  /** Area west of x, in square units. */
  area: number[];
  /** Northern and southern end of the water at x + ½. */
  top: number[];
  bottom: number[];
}

/** Measures an outline once, column by column, so that a hundred yarns can be placed in it at every frame. */
export function measureWater(outline: Outline): WaterTable {
  const table: WaterTable = { area: [0], top: [], bottom: [] };
  for (const [x, crossings] of findCrossings(outline).entries()) {
    let height = 0;
    for (let i = 0; i + 1 < crossings.length; i += 2) height += (crossings[i + 1] ?? 0) - (crossings[i] ?? 0);
    table.area.push((table.area[x] ?? 0) + height);
    table.top.push(crossings[0] ?? 0);
    table.bottom.push(crossings.at(-1) ?? 0);
  }
  return table;
}

/** Lines that cut off `share` of the water in `count` parts of equal area: `count` + 1 values of x, from 0. */
export function placeEdges({ area }: WaterTable, share: number, count: number): number[] {
  const all = area.at(-1) ?? 0;
  let x = 0;
  return Array.from({ length: count + 1 }, (_, i) => {
    const wanted = (all * share * i) / count;
    while (x + 1 < area.length && (area[x + 1] ?? 0) < wanted) x++;
    const west = area[x] ?? 0;
    const column = (area[x + 1] ?? west) - west;
    return column > 0 ? x + (wanted - west) / column : x;
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoContains, geoEqualEarth } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { GrowerId } from '../src/data/places';
import { writeWhole } from './cache';

const require = createRequire(import.meta.url);

/** The whole world's width; the map shows the part of it where cotton grows. */
const WORLD_WIDTH = 1000;
const STITCH = 5;
const VIEW = { left: 188, right: 914, top: 45, bottom: 440 } as const;

/** How a country's stitches are told from others' in the rows, and what Natural Earth calls it. */
const COUNTRIES: Partial<Record<GrowerId, { letter: string; name: string }>> = {
  mexico: { letter: 'm', name: 'Mexico' },
  usa: { letter: 'u', name: 'United States of America' },
  brazil: { letter: 'b', name: 'Brazil' },
  argentina: { letter: 'r', name: 'Argentina' },
  benin: { letter: 'n', name: 'Benin' },
  greece: { letter: 'g', name: 'Greece' },
  egypt: { letter: 'e', name: 'Egypt' },
  turkiye: { letter: 't', name: 'Turkey' },
  turkmenistan: { letter: 'k', name: 'Turkmenistan' },
  uzbekistan: { letter: 'z', name: 'Uzbekistan' },
  pakistan: { letter: 'p', name: 'Pakistan' },
  india: { letter: 'i', name: 'India' },
  china: { letter: 'c', name: 'China' },
  australia: { letter: 'a', name: 'Australia' },
};

/** Where each place has its knot: longitude and latitude of its cotton, roughly. */
const KNOTS: Record<GrowerId, [longitude: number, latitude: number]> = {
  mexico: [-106, 27],
  usa: [-99, 33.5],
  brazil: [-54, -13.5],
  argentina: [-60.5, -26.5],
  benin: [2.3, 10.5],
  greece: [22.3, 39.5],
  egypt: [31, 30.8],
  turkiye: [38.5, 37.5],
  turkmenistan: [60, 38],
  uzbekistan: [64.5, 40.5],
  pakistan: [71, 30],
  india: [76, 21.5],
  xinjiang: [81, 41],
  china: [116, 36],
  australia: [149, -29],
};

type Land = Feature<Polygon | MultiPolygon, { name: string }>;

/** Packs a row: "3.12-u" is three of sea, twelve of land, one of the USA. */
const pack = (row: string) =>
  row.replace(/(.)\1*/g, (run, mark) => (run.length > 1 ? `${run.length}` : '') + mark);

/** Land as rows of stitches in the Equal Earth projection, from Natural Earth through `world-atlas`. */
export function composeLand() {
  const topology: Topology = JSON.parse(
    readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8'),
  );
  const countries = feature(topology, topology.objects.countries as GeometryCollection<{ name: string }>)
    .features as Land[];
  const letters = new Map(Object.values(COUNTRIES).map(({ letter, name }) => [name, letter]));
  const projection = geoEqualEarth().fitWidth(WORLD_WIDTH, { type: 'Sphere' });
  const framed = countries.map((country) => ({ country, frame: geoBounds(country) }));
  /** Most countries are ruled out by their frame alone; one that lies on both sides of the date line is asked. */
  const holds = (
    { country, frame: [[west, south], [east, north]] }: (typeof framed)[0],
    [x, y]: [number, number],
  ) => y >= south && y <= north && (west > east || (x >= west && x <= east)) && geoContains(country, [x, y]);
  let last: (typeof framed)[0] | undefined;
  const findMark = (point: [number, number]): string => {
    // Neighbors lie in one country nearly always.
    if (!last || !holds(last, point)) last = framed.find((one) => holds(one, point));
    return last ? (letters.get(last.country.properties.name) ?? '-') : '.';
  };
  const rows: string[] = [];
  for (let y = VIEW.top; y < VIEW.bottom; y += STITCH) {
    let row = '';
    const startX = VIEW.left + (rows.length % 2 ? STITCH / 2 : 0);
    for (let x = startX; x < VIEW.right; x += STITCH) {
      const point = projection.invert?.([x, y]);
      row += point && Math.abs(point[0]) <= 180 ? findMark(point) : '.';
    }
    rows.push(pack(row));
  }
  const place = (id: GrowerId) => projection(KNOTS[id]) ?? [0, 0];
  const knots = Object.fromEntries(
    (Object.keys(KNOTS) as GrowerId[]).map((id) => [
      id,
      [Math.round(place(id)[0] - VIEW.left), Math.round(place(id)[1] - VIEW.top)],
    ]),
  ) as Record<GrowerId, [number, number]>;
  return {
    width: VIEW.right - VIEW.left,
    height: VIEW.bottom - VIEW.top,
    stitch: STITCH,
    knots,
    rows: rows.join('|'),
  };
}

/** Writes `src/data/outlines/land.ts` anew; run `npm run format` afterwards. */
export async function main(): Promise<void> {
  await writeWhole(
    'src/data/outlines/land.ts',
    `import type { GrowerId } from '../places';

// Written by \`node build/run.mjs build/land.ts\`; a test compares.
/** The world where cotton grows, as rows of stitches, and the middle of each place. Source: Natural Earth 4.1 (public domain), through world-atlas 2.0.2 (ISC); Equal Earth projection. */
export const LAND: Land = ${JSON.stringify(composeLand())};

interface Land {
  width: number;
  height: number;
  /** Width of a stitch, and height of a row; every second row is set off by half a stitch. */
  stitch: number;
  knots: Record<GrowerId, readonly [x: number, y: number]>;
  /** Row by row: "3.12-u" is three of sea, twelve of land, one of the USA. */
  rows: string;
}
`,
  );
}

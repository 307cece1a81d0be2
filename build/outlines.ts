import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Outline } from '../src/data/outlines/outline';
import { type AlbersSettings, createAlbers } from './albers';
import { writeWhole } from './cache';
import { simplifyLine } from './simplify';

const require = createRequire(import.meta.url);
const WIDTH_UNITS = 1000;

interface OutlineSettings extends AlbersSettings {
  toleranceKm: number;
  /** Rings smaller than this are left out: they would be specks. */
  minAreaKm2: number;
}

type Ring = readonly (readonly [number, number])[];

// Positive when the ring runs clockwise on a screen, where y grows downward.
function calculateSignedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as [number, number];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function orient(ring: Ring, isHole: boolean): Ring {
  return calculateSignedArea(ring) > 0 === isHole ? [...ring].reverse() : ring;
}

/** Projects polygons (longitude and latitude in degrees) into an outline 1,000 units wide. */
export function composeOutline(polygons: readonly Position[][][], settings: OutlineSettings): Outline {
  const project = createAlbers(settings);
  const rings = polygons.flatMap((polygon) =>
    polygon.map((positions, i) => {
      const projected = positions.map(([longitude = 0, latitude = 0]) => project(longitude, latitude));
      // GeoJSON repeats the first position as the last.
      return orient(simplifyLine(projected, settings.toleranceKm).slice(0, -1), i > 0);
    }),
  );
  const kept = rings.filter((ring) => Math.abs(calculateSignedArea(ring)) >= settings.minAreaKm2);
  const xs = kept.flat().map(([x]) => x);
  const ys = kept.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const kmPerUnit = (Math.max(...xs) - left) / WIDTH_UNITS;
  // Half a unit of the lake is 160 m: finer than its map is drawn.
  const toUnits = (km: number) => Math.round(km / kmPerUnit);
  return {
    width: WIDTH_UNITS,
    height: toUnits(Math.max(...ys) - top),
    kmPerUnit: Number(kmPerUnit.toFixed(6)),
    rings: kept.map((ring) => ring.flatMap(([x, y]) => [toUnits(x - left), toUnits(y - top)])),
  };
}

function listPolygons(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Lake Ontario with its islands, from Natural Earth's 1:50m lakes. */
export function composeLakeOntario(): Outline {
  const { features } = JSON.parse(readFileSync('geo/lake-ontario-ne50m.geojson', 'utf8'));
  return composeOutline(listPolygons(features[0].geometry), {
    parallels: [43.4, 44.2],
    origin: [-77.8, 43.8],
    toleranceKm: 0.2,
    minAreaKm2: 1,
  });
}

/** California with its larger islands, from the US Census boundaries in `us-atlas`. */
export function composeCalifornia(): Outline {
  const topology: Topology = JSON.parse(readFileSync(require.resolve('us-atlas/states-10m.json'), 'utf8'));
  const states = topology.objects.states as GeometryCollection<{ name: string }>;
  const state = feature(topology, states).features.find(({ properties }) => properties.name === 'California');
  if (state === undefined) throw new RangeError('us-atlas holds no state named California');
  return composeOutline(listPolygons(state.geometry as Polygon | MultiPolygon), {
    parallels: [34, 40.5],
    origin: [-120, 37],
    // A key less than 120 pixels wide: one pixel is 8 km.
    toleranceKm: 5,
    minAreaKm2: 100,
  });
}

function composeModule(name: string, source: string, outline: Outline): string {
  return `import type { Outline } from './outline';

// Written by \`node build/run.mjs build/outlines.ts\`; a test compares.
/** ${source} */
export const ${name}: Outline = ${JSON.stringify(outline)};
`;
}

/** Writes the outline modules in `src/data/outlines/` anew; run `npm run format` afterwards. */
export async function main(): Promise<void> {
  const lake = 'Lake Ontario with its islands. Source: Natural Earth, 1:50m lakes (public domain).';
  const state = 'California. Source: US Census boundaries, through us-atlas 3.0.1 (ISC).';
  await writeWhole(
    'src/data/outlines/lakeOntario.ts',
    composeModule('LAKE_ONTARIO', lake, composeLakeOntario()),
  );
  await writeWhole(
    'src/data/outlines/california.ts',
    composeModule('CALIFORNIA', state, composeCalifornia()),
  );
}

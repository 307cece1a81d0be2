import { readFileSync } from 'node:fs';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { Outline } from '../src/data/outlines/outline';
import { type AlbersSettings, createAlbers } from './albers';
import { writeWhole } from './cache';
import { simplifyLine } from './simplify';

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
  await writeWhole(
    'src/data/outlines/lakeOntario.ts',
    composeModule('LAKE_ONTARIO', lake, composeLakeOntario()),
  );
}

import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../src/data/outlines/lakeOntario';
import { createAlbers } from './albers';
import { composeLakeOntario, composeOutline } from './outlines';
import { simplifyLine } from './simplify';

const settings = { parallels: [0, 10], origin: [0, 5], toleranceKm: 0, minAreaKm2: 1 } as const;

describe('composeOutline', () => {
  it('composeLakeOntario() gives the committed module', () => {
    expect(composeLakeOntario()).toEqual(LAKE_ONTARIO);
  });

  it('composeOutline(polygons, settings) turns land clockwise, holes the other way, and drops specks', () => {
    const land = [
      [0, 4],
      [2, 4],
      [2, 6],
      [0, 6],
      [0, 4],
    ];
    const hole = [
      [0.5, 4.5],
      [1, 4.5],
      [1, 5],
      [0.5, 5],
      [0.5, 4.5],
    ];
    const speck = [
      [3, 5],
      [3.001, 5],
      [3.001, 5.001],
      [3, 5],
    ];
    const { width, rings } = composeOutline([[land, hole], [speck]], settings);
    expect(width).toBe(1000);
    expect(rings.map((ring) => Math.sign(shoelace(ring)))).toEqual([1, -1]);
  });
});

describe('createAlbers', () => {
  it('createAlbers(settings) puts the origin at 0, 0, east to the right and south below', () => {
    const project = createAlbers({ parallels: [34, 40.5], origin: [-120, 37] });
    expect(project(-120, 37).map(Math.round)).toEqual([0, 0]);
    expect(project(-119, 37)[0]).toBeGreaterThan(80);
    expect(project(-120, 36)[1]).toBeGreaterThan(100);
  });

  it('createAlbers(settings) keeps areas: a half degree square measures the same as on the sphere', () => {
    const project = createAlbers({ parallels: [34, 40.5], origin: [-120, 37] });
    const steps = Array.from({ length: 51 }, (_, i) => i / 100);
    const ring = [
      ...steps.map((step) => project(-118 + step, 33)),
      ...steps.map((step) => project(-117.5, 33 + step)),
      ...steps.map((step) => project(-117.5 - step, 33.5)),
      ...steps.map((step) => project(-118, 33.5 - step)),
    ];
    const onSphere =
      6371.0088 ** 2 *
      ((0.5 * Math.PI) / 180) *
      (Math.sin((33.5 * Math.PI) / 180) - Math.sin((33 * Math.PI) / 180));
    expect(Math.abs(shoelace(ring.flat())) / onSphere).toBeCloseTo(1, 4);
  });
});

describe('simplifyLine', () => {
  it('simplifyLine(points, tolerance) drops what lies near the line and keeps both ends', () => {
    const line = [
      [0, 0],
      [1, 0.1],
      [2, 0],
      [3, 5],
      [4, 0],
    ] as const;
    expect(simplifyLine(line, 0.5)).toEqual([
      [0, 0],
      [2, 0],
      [3, 5],
      [4, 0],
    ]);
    expect(simplifyLine([], 1)).toEqual([]);
    expect(simplifyLine([[1, 1]], 1)).toEqual([[1, 1]]);
  });
});

function shoelace(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    sum += ((ring[i] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[i + 1] ?? 0)) / 2;
  }
  return sum;
}

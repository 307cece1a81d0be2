import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../data/outlines/lakeOntario';
import type { Outline } from '../data/outlines/outline';
import { calculateOutlineAreaKm2, findFillEdge, formatOutlinePath } from './outlineArea';

const square: Outline = { width: 10, height: 10, kmPerUnit: 2, rings: [[0, 0, 10, 0, 10, 10, 0, 10]] };
// The west half of the square is half hole.
const withIsland: Outline = { ...square, rings: [...square.rings, [0, 0, 0, 5, 5, 5, 5, 0]] };
const empty: Outline = { width: 10, height: 10, kmPerUnit: 1, rings: [] };

describe('calculateOutlineAreaKm2', () => {
  it('calculateOutlineAreaKm2(outline) counts square kilometers and leaves islands out', () => {
    expect([square, withIsland, empty].map(calculateOutlineAreaKm2)).toEqual([400, 300, 0]);
  });

  it('calculateOutlineAreaKm2(LAKE_ONTARIO) is 19,707 km² with its islands, and less without them', () => {
    const filledIn = { ...LAKE_ONTARIO, rings: LAKE_ONTARIO.rings.slice(0, 1) };
    expect(calculateOutlineAreaKm2(filledIn) / 19_707).toBeCloseTo(1, 2);
    expect(calculateOutlineAreaKm2(LAKE_ONTARIO)).toBeLessThan(19_600);
    expect(calculateOutlineAreaKm2(LAKE_ONTARIO)).toBeGreaterThan(18_960);
  });
});

describe('findFillEdge', () => {
  it('findFillEdge(outline, share) fills a square evenly and clamps the share', () => {
    expect(findFillEdge(square, 0.25)).toBeCloseTo(2.5, 6);
    expect([-1, 0, Number.NaN, 1, 7].map((share) => findFillEdge(square, share))).toEqual([0, 0, 0, 10, 10]);
  });

  it('findFillEdge(outline, share) does not count islands as water', () => {
    expect(findFillEdge(withIsland, 1 / 3)).toBeCloseTo(5, 6);
  });

  it('findFillEdge(LAKE_ONTARIO, share) covers the share when the water is counted point by point', () => {
    for (const share of [0.048, 0.5]) {
      const edge = findFillEdge(LAKE_ONTARIO, share);
      expect(countWaterShare(LAKE_ONTARIO, edge)).toBeCloseTo(share, 2);
    }
  });
});

describe('formatOutlinePath', () => {
  it('formatOutlinePath(outline) closes each ring and is empty without rings', () => {
    expect(formatOutlinePath({ ...square, rings: [[0, 0, 3, 0, 3, 2]] })).toBe('M0 0 3 0 3 2Z');
    expect(formatOutlinePath(empty)).toBe('');
  });
});

// An independent count: grid points inside an odd number of rings, west of the edge and in all.
function countWaterShare({ width, height, rings }: Outline, edge: number): number {
  let west = 0;
  let all = 0;
  for (let x = 1; x < width; x += 3.1) {
    for (let y = 1; y < height; y += 3.1) {
      if (rings.filter((ring) => isInside(ring, x, y)).length % 2 === 0) continue;
      all++;
      if (x < edge) west++;
    }
  }
  return west / all;
}

function isInside(ring: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    const [ax, ay, bx, by] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

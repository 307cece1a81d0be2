import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { Outline } from '../../data/outlines/outline';
import { findFillEdge } from '../../model/outlineArea';
import { measureWater, placeEdges } from './shoreline';

/** A square pond of 10 × 10 units with a square island of 2 × 10 in its middle. */
const POND: Outline = {
  width: 10,
  height: 10,
  kmPerUnit: 1,
  rings: [
    [10, 0, 10, 10, 0, 10, 0, 0],
    [4, 0, 4, 10, 6, 10, 6, 0],
  ],
};
const EMPTY: Outline = { width: 0, height: 0, kmPerUnit: 1, rings: [] };

describe('measureWater', () => {
  it('measureWater(outline) leaves islands out', () => {
    expect(measureWater(POND).area).toEqual([0, 10, 20, 30, 40, 40, 40, 50, 60, 70, 80]);
  });

  it('measureWater(outline) finds the northern and southern shore of each column', () => {
    const { top, bottom } = measureWater(POND);
    expect([top[0], bottom[0]]).toEqual([0, 10]);
  });

  it('measureWater(outline) without rings has no water', () => {
    expect(measureWater(EMPTY)).toEqual({ area: [0], top: [], bottom: [] });
  });
});

describe('placeEdges', () => {
  it('placeEdges(water, share, count) cuts parts of equal area and steps over islands', () => {
    expect(placeEdges(measureWater(POND), 1, 4)).toEqual([0, 2, 4, 8, 10]);
  });

  it('placeEdges(water, share, 1) agrees with the exact fill of Lake Ontario within a unit', () => {
    const water = measureWater(LAKE_ONTARIO);
    for (const share of [79 / 1640, 0.5, 1]) {
      const edge = placeEdges(water, share, 1)[1] ?? Number.NaN;
      expect(Math.abs(edge - findFillEdge(LAKE_ONTARIO, share))).toBeLessThan(1);
    }
  });

  it('placeEdges(water, 0, count) and without water stay at the western end', () => {
    expect(placeEdges(measureWater(POND), 0, 2)).toEqual([0, 0, 0]);
    expect(placeEdges(measureWater(EMPTY), 0.5, 1)).toEqual([0, 0]);
  });
});

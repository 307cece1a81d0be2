import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { placeStage } from './placeLake';
import { calculateCarried, countHung, placeCamera, placePulls, placeStrands } from './placeStrands';
import { measureWater } from './shoreline';

const water = measureWater(LAKE_ONTARIO);
const area = water.area.at(-1) ?? 0;
const stage = placeStage(
  { widthPx: 1440, heightPx: 900, leftPx: 0, lakeCaptionTopPx: 580, warpCaptionTopPx: 620, pixelRatio: 1 },
  area,
);
const strandsAt = (p: number) => placeStrands(stage, water, placeCamera(stage, p), p);

describe('placeStrands', () => {
  it('placeStrands(…, 0.17) lays 100 yarns over the claimed half, side by side', () => {
    const strands = strandsAt(0.17);
    expect(strands).toHaveLength(100);
    strands.slice(1).forEach((strand, i) => {
      const before = strands[i];
      const gapPx = strand.topXPx - (before?.topXPx ?? 0);
      expect(gapPx).toBeCloseTo((strand.pitchPx + (before?.pitchPx ?? 0)) / 2, 6);
    });
    expect(strands.every(({ carried }) => carried === 0)).toBe(true);
  });

  it('placeStrands(…, p) presses the same 100 yarns from a half into 4.8% of the lake', () => {
    const widthAt = (p: number) => strandsAt(p).reduce((sum, { pitchPx }) => sum + pitchPx, 0);
    const half = widthAt(0.2) / stage.lake.pxPerUnit;
    const truth = widthAt(0.29) / stage.lake.pxPerUnit;
    expect(half).toBeGreaterThan(480);
    expect(half).toBeLessThan(540);
    expect(truth).toBeGreaterThan(80);
    expect(truth).toBeLessThan(110);
  });

  it('placeStrands(…, 0.51) hangs every yarn in its own place on the beam, and there they stay', () => {
    const { leftPx, pitchPx, topPx, bottomPx } = stage.warp;
    for (const p of [0.51, 0.7]) {
      strandsAt(p).forEach((strand, i) => {
        expect(strand.topXPx).toBeCloseTo(leftPx + (i + 0.5) * pitchPx, 9);
        expect(strand.bottomXPx).toBeCloseTo(strand.topXPx, 9);
        expect([strand.topPx, strand.bottomPx, strand.carried]).toEqual([topPx, bottomPx, 1]);
      });
    }
  });
});

describe('placeStrands at the end', () => {
  it('placeStrands(…, 1) has drawn all yarns up alike, above the ropes', () => {
    for (const { topPx, bottomPx } of strandsAt(1)) {
      expect([topPx, bottomPx]).toEqual([stage.warp.topPx, stage.bundle.yarnsEndPx]);
    }
    expect(stage.bundle.yarnsEndPx).toBeLessThan(stage.bundle.ropesTopPx);
  });
});

describe('calculateCarried', () => {
  it('calculateCarried(index, p) carries the westernmost yarn first and the last one last', () => {
    expect(calculateCarried(0, 0.43)).toBe(1);
    expect(calculateCarried(99, 0.43)).toBe(0);
    expect(calculateCarried(99, 0.49)).toBe(1);
  });

  it('calculateCarried(index, NaN) has not begun', () => {
    expect(calculateCarried(3, Number.NaN)).toBe(0);
  });
});

describe('placePulls', () => {
  it('placePulls(…) leads a thread from each yarn that does not hang yet down into the twentieth', () => {
    const camera = placeCamera(stage, 0.43);
    const pulls = placePulls(stage, water, camera, strandsAt(0.43));
    expect(pulls).toHaveLength(100 - countHung(0.43));
    const eastPx = camera.leftPx + 110 * camera.pxPerUnit;
    for (const { toXPx } of pulls) {
      expect(toXPx).toBeGreaterThan(camera.leftPx);
      expect(toXPx).toBeLessThan(eastPx);
    }
    expect(placePulls(stage, water, camera, strandsAt(0.51))).toEqual([]);
  });
});

describe('placeCamera', () => {
  it('placeCamera(stage, p) rests, and then steps aside before the first yarn is hung up', () => {
    expect(placeCamera(stage, 0.34)).toBe(stage.lake);
    const { leftPx, topPx, pxPerUnit } = placeCamera(stage, 0.39);
    expect(pxPerUnit).toBeCloseTo(stage.aside.pxPerUnit, 9);
    expect([leftPx, topPx].map(Math.round)).toEqual([stage.aside.leftPx, stage.aside.topPx].map(Math.round));
  });
});

describe('countHung', () => {
  it('countHung(p) goes from none to all hundred', () => {
    expect([0, 0.37, 0.43, 0.49, 1].map(countHung)).toEqual([0, 0, 43, 100, 100]);
  });
});

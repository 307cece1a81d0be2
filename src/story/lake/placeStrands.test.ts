import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { placeStage } from './placeLake';
import { calculateCarried, countHung, placeCamera, placePulls, placeStrands } from './placeStrands';
import { measureWater } from './shoreline';

const water = measureWater(LAKE_ONTARIO);
const room = { leftPx: 448, topPx: 76, widthPx: 944, heightPx: 700 };
const stage = placeStage({ lakeRoom: room, warpRoom: room, pixelRatio: 1 });
const strandsAt = (p: number) => placeStrands(stage, water, placeCamera(stage, p), p);

describe('placeStrands', () => {
  it('placeStrands(…, 0.2) lays 100 yarns over the claimed half, side by side', () => {
    const strands = strandsAt(0.2);
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
    const truth = widthAt(0.33) / stage.lake.pxPerUnit;
    expect(half).toBeGreaterThan(480);
    expect(half).toBeLessThan(540);
    expect(truth).toBeGreaterThan(80);
    expect(truth).toBeLessThan(110);
  });

  it('placeStrands(…, 0.63) hangs every yarn in its own place on the beam, and there they stay', () => {
    const { leftPx, pitchPx, topPx, bottomPx } = stage.warp;
    for (const p of [0.63, 1]) {
      strandsAt(p).forEach((strand, i) => {
        expect(strand.topXPx).toBeCloseTo(leftPx + (i + 0.5) * pitchPx, 9);
        expect(strand.bottomXPx).toBeCloseTo(strand.topXPx, 9);
        expect([strand.topPx, strand.bottomPx, strand.carried]).toEqual([topPx, bottomPx, 1]);
      });
    }
  });
});

describe('calculateCarried', () => {
  it('calculateCarried(index, p) carries the westernmost yarn first and the last one last', () => {
    expect(calculateCarried(0, 0.55)).toBe(1);
    expect(calculateCarried(99, 0.55)).toBe(0);
    expect(calculateCarried(99, 0.605)).toBe(1);
  });

  it('calculateCarried(index, NaN) has not begun', () => {
    expect(calculateCarried(3, Number.NaN)).toBe(0);
  });
});

describe('placePulls', () => {
  it('placePulls(…) leads a thread from each yarn that does not hang yet down into the twentieth', () => {
    const camera = placeCamera(stage, 0.55);
    const pulls = placePulls(stage, water, camera, strandsAt(0.55));
    expect(pulls).toHaveLength(100 - countHung(0.55));
    const eastPx = camera.leftPx + 110 * camera.pxPerUnit;
    for (const { toXPx } of pulls) {
      expect(toXPx).toBeGreaterThan(camera.leftPx);
      expect(toXPx).toBeLessThan(eastPx);
    }
    expect(placePulls(stage, water, camera, strandsAt(0.63))).toEqual([]);
  });
});

describe('placeCamera', () => {
  it('placeCamera(stage, p) rests, and then steps aside before the first yarn is hung up', () => {
    expect(placeCamera(stage, 0.45)).toBe(stage.lake);
    const { leftPx, topPx, pxPerUnit } = placeCamera(stage, 0.51);
    expect(pxPerUnit).toBeCloseTo(stage.aside.pxPerUnit, 9);
    expect([leftPx, topPx].map(Math.round)).toEqual([stage.aside.leftPx, stage.aside.topPx].map(Math.round));
  });
});

describe('countHung', () => {
  it('countHung(p) goes from none to all hundred', () => {
    expect([0, 0.5, 0.55, 0.605, 1].map(countHung)).toEqual([0, 0, 40, 100, 100]);
  });
});

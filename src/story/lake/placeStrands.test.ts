import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { placeStage } from './placeLake';
import { placeCamera, placeStrands } from './placeStrands';
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

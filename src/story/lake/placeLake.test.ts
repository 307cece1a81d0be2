import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { placeStage, type StageSize } from './placeLake';

const ROOMS: Readonly<Record<string, StageSize>> = {
  'beside words': {
    lakeRoom: { leftPx: 448, topPx: 76, widthPx: 944, heightPx: 690 },
    warpRoom: { leftPx: 448, topPx: 76, widthPx: 944, heightPx: 790 },
    pixelRatio: 1,
  },
  'above words': {
    lakeRoom: { leftPx: 18, topPx: 68, widthPx: 354, heightPx: 320 },
    warpRoom: { leftPx: 18, topPx: 68, widthPx: 354, heightPx: 520 },
    pixelRatio: 2,
  },
  'on a phone on its side': {
    lakeRoom: { leftPx: 428, topPx: 52, widthPx: 388, heightPx: 230 },
    warpRoom: { leftPx: 428, topPx: 52, widthPx: 388, heightPx: 300 },
    pixelRatio: 2,
  },
  'in no room at all': {
    lakeRoom: { leftPx: 0, topPx: 0, widthPx: 0, heightPx: 0 },
    warpRoom: { leftPx: 0, topPx: 0, widthPx: 0, heightPx: 0 },
    pixelRatio: 1,
  },
};

describe('placeStage', () => {
  for (const [where, size] of Object.entries(ROOMS).slice(0, 3)) {
    const stage = placeStage(size);
    const { lakeRoom, warpRoom, pixelRatio } = size;

    it(`placeStage(size) ${where} hangs 100 yarns on whole bitmap pixels, inside their room`, () => {
      const { leftPx, pitchPx, topPx, bottomPx } = stage.warp;
      expect((leftPx * pixelRatio) % 1).toBe(0);
      expect((pitchPx * pixelRatio) % 1).toBe(0);
      expect(leftPx).toBeGreaterThanOrEqual(warpRoom.leftPx);
      expect(leftPx + 100 * pitchPx).toBeLessThanOrEqual(warpRoom.leftPx + warpRoom.widthPx);
      expect(topPx).toBeGreaterThan(warpRoom.topPx);
      expect(bottomPx).toBeLessThan(warpRoom.topPx + warpRoom.heightPx);
    });

    it(`placeStage(size) ${where} keeps the lake and its tags in their room`, () => {
      const { leftPx, topPx, pxPerUnit } = stage.lake;
      expect(leftPx).toBeGreaterThanOrEqual(lakeRoom.leftPx);
      expect(leftPx + LAKE_ONTARIO.width * pxPerUnit).toBeLessThanOrEqual(
        lakeRoom.leftPx + lakeRoom.widthPx + 1e-9,
      );
      expect(topPx).toBeGreaterThanOrEqual(lakeRoom.topPx);
      expect(topPx + LAKE_ONTARIO.height * pxPerUnit + 40).toBeLessThan(lakeRoom.topPx + lakeRoom.heightPx);
    });

    it(`placeStage(size) ${where} keeps the small lake below the hanging yarns' beam`, () => {
      const { aside, warp } = stage;
      expect(aside.pxPerUnit).toBeLessThan(stage.lake.pxPerUnit);
      expect(aside.topPx).toBeGreaterThan(warp.topPx);
      expect(aside.topPx + LAKE_ONTARIO.height * aside.pxPerUnit).toBeCloseTo(warp.bottomPx, 6);
    });
  }

  it('placeStage(size) in no room at all throws nothing and has no negative sizes', () => {
    const stage = placeStage(ROOMS['in no room at all'] as StageSize);
    expect(stage.warp.bottomPx).toBeGreaterThan(stage.warp.topPx);
    expect(stage.warp.pitchPx).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import {
  calculateDiscLevel,
  calculateTahoeRadius,
  placeStage,
  type StageSize,
  TAHOE_FILL,
} from './placeLake';

const LAKE_AREA = 192_000;

const DESKTOP: StageSize = {
  widthPx: 1440,
  heightPx: 900,
  leftPx: 0,
  lakeCaptionTopPx: 580,
  warpCaptionTopPx: 620,
  pixelRatio: 1,
};
const PHONE: StageSize = {
  widthPx: 390,
  heightPx: 844,
  leftPx: 0,
  lakeCaptionTopPx: 590,
  warpCaptionTopPx: 560,
  pixelRatio: 2,
};
const SMALL: StageSize = {
  widthPx: 320,
  heightPx: 568,
  leftPx: 0,
  lakeCaptionTopPx: 350,
  warpCaptionTopPx: 330,
  pixelRatio: 2,
};

/** A phone on its side: the captions stand beside the picture. */
const SIDEWAYS: StageSize = {
  widthPx: 844,
  heightPx: 390,
  leftPx: 330,
  lakeCaptionTopPx: 356,
  warpCaptionTopPx: 390,
  pixelRatio: 2,
};

describe('placeStage', () => {
  for (const size of [DESKTOP, PHONE, SMALL, SIDEWAYS]) {
    const stage = placeStage(size, LAKE_AREA);
    const at = `${size.widthPx}×${size.heightPx}`;

    it(`placeStage(${at}) hangs 100 yarns on whole bitmap pixels, inside the stage`, () => {
      const { leftPx, pitchPx } = stage.warp;
      expect((leftPx * size.pixelRatio) % 1).toBe(0);
      expect((pitchPx * size.pixelRatio) % 1).toBe(0);
      expect(leftPx).toBeGreaterThan(size.leftPx);
      expect(leftPx + 100 * pitchPx).toBeLessThan(size.widthPx);
    });

    it(`placeStage(${at}) keeps lakes, yarns and weft above the captions`, () => {
      const { lake, tahoe, warp, weft } = stage;
      expect(lake.topPx + LAKE_ONTARIO.height * lake.pxPerUnit).toBeLessThan(size.lakeCaptionTopPx);
      expect(tahoe.yPx + tahoe.radiusPx).toBeLessThan(size.lakeCaptionTopPx);
      expect(warp.bottomPx).toBeLessThan(size.warpCaptionTopPx);
      expect(weft.warpPx).toBeLessThan(warp.bottomPx);
      expect(weft.warpPx).toBeGreaterThan(warp.topPx);
    });

    it(`placeStage(${at}) keeps lakes and yarns clear of the bar and of each other`, () => {
      const { lake, tahoe, warp, barPx, isNarrow } = stage;
      expect(Math.min(lake.topPx, warp.topPx)).toBeGreaterThan(barPx);
      const lakeBottomPx = lake.topPx + LAKE_ONTARIO.height * lake.pxPerUnit;
      if (isNarrow) expect(tahoe.yPx - tahoe.radiusPx).toBeGreaterThan(lakeBottomPx);
      else expect(tahoe.xPx + tahoe.radiusPx).toBeLessThan(lake.leftPx);
    });
  }

  it('placeStage(size) of an empty stage throws nothing and has no negative sizes', () => {
    const stage = placeStage(
      { widthPx: 0, heightPx: 0, leftPx: 0, lakeCaptionTopPx: 0, warpCaptionTopPx: 0, pixelRatio: 1 },
      LAKE_AREA,
    );
    expect(stage.warp.bottomPx).toBeGreaterThan(stage.warp.topPx);
    expect(stage.warp.pitchPx).toBe(1);
  });
});

describe('calculateDiscLevel', () => {
  it('calculateDiscLevel(share) is the middle for a half, and the ends for nothing and all', () => {
    expect(calculateDiscLevel(0.5)).toBeCloseTo(0, 6);
    expect(calculateDiscLevel(0)).toBeCloseTo(-1, 3);
    expect(calculateDiscLevel(1)).toBeCloseTo(1, 3);
  });

  it('calculateDiscLevel(share) of Lake Tahoe lies just above the middle: 79 of 153.5 km³', () => {
    expect(TAHOE_FILL).toBe(79 / 153.5);
    expect(calculateDiscLevel(TAHOE_FILL)).toBeCloseTo(0.023, 3);
  });
});

describe('calculateTahoeRadius', () => {
  it('calculateTahoeRadius(area) gives a disc of 153.5 / 1,640 of the area', () => {
    const radius = calculateTahoeRadius(1640);
    expect(Math.PI * radius ** 2).toBeCloseTo(153.5, 9);
  });

  it('calculateTahoeRadius(0) is 0', () => {
    expect(calculateTahoeRadius(0)).toBe(0);
  });
});

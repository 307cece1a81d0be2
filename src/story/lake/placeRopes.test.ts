import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { placeStage } from './placeLake';
import { dyeRopes, placeFan, placeRopes } from './placeRopes';
import { placeCamera, placeStrands } from './placeStrands';
import { placeYarns } from './placeYarns';
import { measureWater } from './shoreline';

const water = measureWater(LAKE_ONTARIO);
const stage = placeStage(
  { widthPx: 1440, heightPx: 900, leftPx: 0, lakeCaptionTopPx: 580, warpCaptionTopPx: 620, pixelRatio: 1 },
  water.area.at(-1) ?? 0,
);
const { leftPx, pitchPx } = stage.warp;

describe('placeRopes', () => {
  it('placeRopes(stage) hangs 20 ropes under the whole width of the 100 yarns', () => {
    const ropes = placeRopes(stage);
    expect(ropes).toHaveLength(20);
    expect((ropes[0]?.topXPx ?? 0) - (ropes[0]?.pitchPx ?? 0) / 2).toBeCloseTo(leftPx, 9);
    expect((ropes[19]?.topXPx ?? 0) + (ropes[19]?.pitchPx ?? 0) / 2).toBeCloseTo(leftPx + 100 * pitchPx, 9);
  });
});

describe('dyeRopes', () => {
  const count = (p: number) => {
    const dyes = dyeRopes(p);
    return [dyes.reduce((sum, { cotton }) => sum + cotton, 0), dyes.reduce((sum, { blue }) => sum + blue, 0)];
  };

  it('dyeRopes(p) bundles 20 blue ropes, and then turns 19 of them to cotton', () => {
    expect([0, 0.8, 0.865, 0.93, 1].map(count)).toEqual([
      [0, 0],
      [0, 0],
      [0, 20],
      [19, 1],
      [19, 1],
    ]);
    expect(dyeRopes(1)[19]).toEqual({ cotton: 0, blue: 1, undyed: 0 });
  });

  it('dyeRopes(NaN) has no ropes', () => {
    expect(count(Number.NaN)).toEqual([0, 0]);
  });
});

describe('placeFan', () => {
  const threads = placeFan(stage, placeStrands(stage, water, placeCamera(stage, 1), 1), placeYarns(1));

  it('placeFan(…) spreads the 55.7 yarns over the whole width: 56 threads, the last for 0.7 of a yarn', () => {
    expect(threads).toHaveLength(56);
    expect(threads[0]?.toXPx).toBeCloseTo(leftPx + (0.5 / 55.7) * 100 * pitchPx, 6);
    expect(threads[55]?.toXPx).toBeCloseTo(leftPx + (55.5 / 55.7) * 100 * pitchPx, 6);
    expect(threads.filter(({ isCotton }) => isCotton)).toHaveLength(53);
  });

  it('placeFan(…) begins each thread where the dye of its yarn ends', () => {
    const { topPx } = stage.warp;
    const lengthPx = stage.bundle.yarnsEndPx - topPx;
    expect(threads[0]?.fromPx).toBeCloseTo(topPx + lengthPx, 9);
    expect(threads[55]?.fromPx).toBeCloseTo(topPx + 0.7 * lengthPx, 6);
  });
});

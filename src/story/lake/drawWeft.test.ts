import { describe, expect, it } from 'vitest';
import { placeWeft } from './drawWeft';
import { placeStage } from './placeLake';

const size = {
  widthPx: 1440,
  heightPx: 900,
  leftPx: 0,
  lakeCaptionTopPx: 580,
  warpCaptionTopPx: 620,
  pixelRatio: 1,
};
const stage = placeStage(size, 192_000);
const phone = placeStage({ ...size, widthPx: 390, heightPx: 844, pixelRatio: 2 }, 192_000);

describe('placeWeft', () => {
  it("placeWeft(stage, p) brings the needle's point exactly as far as the story has come", () => {
    for (const p of [0.25, 0.5, 1]) {
      const { points, needlePx } = placeWeft(stage, p);
      const tipPx = (points.at(-1)?.xPx ?? 0) + needlePx;
      expect(Math.abs(tipPx - 1440 * p)).toBeLessThan(3);
    }
  });

  it('placeWeft(stage, 0) has not come in yet', () => {
    expect(placeWeft(stage, 0).points).toEqual([]);
  });

  it('placeWeft(stage, p) lies straight on the ground and sways in the warp', () => {
    const heights = (p: number) => new Set(placeWeft(stage, p).points.map(({ yPx }) => yPx));
    expect(heights(0.375)).toEqual(new Set([866]));
    expect(heights(0.56).size).toBeGreaterThan(3);
  });

  it('placeWeft(stage, p) crosses yarns one by one where they are wide, in pairs on phones', () => {
    expect([placeWeft(stage, 0.7).crossing, placeWeft(phone, 0.7).crossing]).toEqual([1, 2]);
  });

  it('placeWeft(stage, 1) crosses the ropes one by one', () => {
    expect(
      [stage, phone].map((at) => placeWeft(at, 1)).map(({ crossing, isBundled }) => [crossing, isBundled]),
    ).toEqual([
      [1, true],
      [1, true],
    ]);
  });
});

import type { Studio } from '../../charts/studio';
import { clearUnderBar } from './clearUnderBar';
import { createBollSprite, drawBolls, drawFray } from './drawEnds';
import { drawLeader, drawMark } from './drawMarks';
import { drawTahoe } from './drawTahoe';
import { drawBeam, drawWaterOf, drawYarn, drawYarnInFront, type YarnSprites } from './drawWarp';
import type { Stage } from './layout';
import { pourWater } from './pourWater';
import { createYarnSprite, type YarnKind } from './yarnSprite';

/** What a yarn looks like, spun once for a stage of one size, and how it is drawn wherever it may be. */
export interface SpunYarns {
  sprites: YarnSprites;
  /** The boll that each cotton yarn ends in. */
  boll: HTMLCanvasElement;
  drawYarn: typeof drawYarn;
  drawWaterOf: typeof drawWaterOf;
  drawYarnInFront: typeof drawYarnInFront;
  drawBeam: typeof drawBeam;
  drawFray: typeof drawFray;
  drawBolls: typeof drawBolls;
  drawMark: typeof drawMark;
  drawLeader: typeof drawLeader;
  clearUnderBar: typeof clearUnderBar;
  drawTahoe: typeof drawTahoe;
  pourWater: typeof pourWater;
}

/** Spins the yarns, each kind in a step of its own. Nobody sees one before the first scroll, so this is fetched then. */
export function* spinYarns(
  { warp, pixelRatio, heightPx }: Stage,
  studio: Studio,
): Generator<undefined, SpunYarns> {
  const spin = (kind: YarnKind) =>
    // Blue yarns are drawn longer: they stand in the lake while it is large.
    createYarnSprite(
      studio,
      kind,
      warp.pitchPx,
      kind === 'blue' ? heightPx : warp.bottomPx - warp.topPx,
      pixelRatio,
    );
  const blue = spin('blue');
  yield;
  const cotton = spin('cotton');
  yield;
  const undyed = spin('undyed');
  yield;
  return {
    sprites: { blue, cotton, undyed },
    boll: createBollSprite(studio, warp.pitchPx, pixelRatio),
    drawYarn,
    drawWaterOf,
    drawYarnInFront,
    drawBeam,
    drawFray,
    drawBolls,
    drawMark,
    drawLeader,
    clearUnderBar,
    drawTahoe,
    pourWater,
  };
}

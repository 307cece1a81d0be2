import { createBollSprite, drawBolls, drawFray } from './drawEnds';
import type { YarnSprites } from './drawWarp';
import type { Stage } from './layout';
import { pourWater } from './pourWater';
import { createYarnSprite, type YarnKind } from './yarnSprite';

/** What a yarn looks like, spun once for a stage of one size, and how the lake is filled with it. */
export interface SpunYarns {
  sprites: YarnSprites;
  /** The boll that each cotton yarn ends in. */
  boll: HTMLCanvasElement;
  drawFray: typeof drawFray;
  drawBolls: typeof drawBolls;
  pourWater: typeof pourWater;
}

/** Spins the yarns. Nobody sees one before the first scroll, so this is fetched then. */
export function spinYarns({ warp, pixelRatio, heightPx }: Stage): SpunYarns {
  const spin = (kind: YarnKind) =>
    // Blue yarns are drawn longer: they stand in the lake while it is large.
    createYarnSprite(kind, warp.pitchPx, kind === 'blue' ? heightPx : warp.bottomPx - warp.topPx, pixelRatio);
  return {
    sprites: { blue: spin('blue'), cotton: spin('cotton'), undyed: spin('undyed') },
    boll: createBollSprite(warp.pitchPx, pixelRatio),
    drawFray,
    drawBolls,
    pourWater,
  };
}

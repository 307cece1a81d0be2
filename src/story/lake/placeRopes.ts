import { ROPES, YARNS } from '../../model/industry';
import { clamp } from '../../theme/easing';
import type { Stage } from './placeLake';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { calculateSpan } from './timeline';

/** Where each of the 20 ropes hangs: side by side under the whole width of the beam. */
export function placeRopes({ warp, bundle }: Stage): Strand[] {
  return Array.from({ length: ROPES.all }, (_, i) => {
    const xPx = warp.leftPx + (i + 0.5) * bundle.pitchPx;
    const { ropesTopPx: topPx, pitchPx } = bundle;
    return { topXPx: xPx, topPx, bottomXPx: xPx, bottomPx: warp.bottomPx, pitchPx, carried: 1 };
  });
}

/**
 * The dye of each rope at progress `p`, in shares of its length: the 55.7 textile yarns are bundled in 20, from left to
 * right; then 19 of them turn to cotton. One rope is 5% of those yarns.
 */
export function dyeRopes(p: number): YarnDye[] {
  const bundled = ROPES.all * calculateSpan('ropes', p);
  const turned = ROPES.cotton * calculateSpan('cotton', p);
  return Array.from({ length: ROPES.all }, (_, i) => {
    const length = clamp(bundled - i);
    const cotton = Math.min(clamp(turned - i), length);
    return { cotton, blue: length - cotton, undyed: 0 };
  });
}

/** A thread from the end of a textile yarn to its place in the ropes. */
interface FanThread {
  fromXPx: number;
  fromPx: number;
  toXPx: number;
  isCotton: boolean;
}

/** The threads that spread the 55.7 yarns over the whole width: each from where its dye ends. */
export function placeFan({ warp }: Stage, strands: readonly Strand[], dyes: readonly YarnDye[]): FanThread[] {
  const widthPx = warp.pitchPx * YARNS.all;
  return strands.slice(0, Math.ceil(YARNS.textile)).map(({ bottomXPx, topPx, bottomPx }, i) => {
    const { cotton = 0, blue = 0 } = dyes[i] ?? {};
    return {
      fromXPx: bottomXPx,
      fromPx: topPx + (cotton + blue) * (bottomPx - topPx),
      toXPx: warp.leftPx + (widthPx * Math.min(i + 0.5, YARNS.textile)) / YARNS.textile,
      isCotton: cotton > 0.5,
    };
  });
}

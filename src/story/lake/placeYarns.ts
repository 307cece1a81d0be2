import { LAKE_SHARES, YARNS } from '../../model/industry';
import { clamp, mix } from '../../theme/easing';
import { calculateSpan } from './timeline';

/** How one yarn is dyed, in shares of its length from the top down; until it is poured, it is shorter than 1. */
export interface YarnDye {
  cotton: number;
  blue: number;
  undyed: number;
}

/**
 * The dye of each of the 100 yarns at progress `p`. One yarn is one percent of fashion's yearly water: first
 * all are poured, from west to east; then 44.3 lose their dye, from the right and from the bottom up; then 52.9
 * turn to cotton, from the left and from the top down. So the 56th stays dyed for 70% of its length.
 */
export function placeYarns(p: number): YarnDye[] {
  const poured = YARNS.all * calculateSpan('claim', p);
  const undyed = YARNS.everythingElse * calculateSpan('undye', p);
  const cotton = YARNS.cotton * calculateSpan('cotton', p);
  return Array.from({ length: YARNS.all }, (_, i) => {
    const length = clamp(poured - i);
    const lost = clamp(undyed - (YARNS.all - 1 - i));
    const turned = Math.min(clamp(cotton - i), length - lost);
    return { cotton: turned, blue: length - lost - turned, undyed: lost };
  });
}

/** The share of Lake Ontario over which the 100 yarns lie at progress `p`: half as claimed, then one-twentieth. */
export function calculateSpreadShare(p: number): number {
  return mix(LAKE_SHARES.claimed, LAKE_SHARES.true, calculateSpan('check', p));
}

import { clamp, mix } from '../theme/easing';

/** Near the page's end the needle hurries to the bottom, so that the thread is whole there. */
const HURRY_FROM_PX = 420;
const HURRIED_REACH = 1.05;

/**
 * How far down a page of `pagePx` the needle leads when it is scrolled by `scrolledPx`; as far as you like at its end.
 * @param reach where in the viewport the needle leads before it hurries, as a share of its height
 */
export function calculateReachPx(
  scrolledPx: number,
  viewportPx: number,
  pagePx: number,
  reach: number,
): number {
  const aheadPx = pagePx - viewportPx - scrolledPx;
  if (aheadPx <= 2) return Number.POSITIVE_INFINITY;
  return scrolledPx + viewportPx * mix(HURRIED_REACH, reach, clamp(aheadPx / HURRY_FROM_PX));
}

import { calculateEnterProgress } from '../../../motion/enterProgress';
import type { Scene } from '../../../scene/scene';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { bakeStitches, drawStitches } from './draw';
import { type PlacedStitches, placeStitches } from './placeYears';

/** Where the page's thread hangs beside the years, as a share of the window: Closing's knots say it too. */
const THREAD_X = 0.983;

export interface YearsLayout {
  placed: PlacedStitches;
  /** The box and the way to the page's thread beside it. */
  widthPx: number;
  pixelRatio: number;
}

/** Sews the visitor's days with the scroll, as the box comes up into the window. */
export const yearsScene: Scene<{ days: number }, YearsLayout, HTMLCanvasElement> = {
  clock: 'scroll',
  rests: [{ name: 'sewn', at: { progress: 1 } }],
  progress: calculateEnterProgress,
  measure(root, { pixelRatio }, { days }) {
    const windowPx = document.documentElement.clientWidth;
    const reachPx = Math.max(0, Math.round(windowPx * THREAD_X - root.getBoundingClientRect().right));
    const placed = placeStitches(days, root.clientWidth, windowPx <= NARROW_MAX_PX);
    return { placed, widthPx: root.clientWidth + reachPx, pixelRatio };
  },
  prepare: ({ placed, widthPx, pixelRatio }, pool) => bakeStitches(placed, widthPx, pixelRatio, pool),
  draw(context, { placed, pixelRatio }, image, { progress }, { days }) {
    if (image) drawStitches(context, placed, image, pixelRatio, Math.round(progress * days));
    return false;
  },
};

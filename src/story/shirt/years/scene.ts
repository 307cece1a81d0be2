import { calculateEnterProgress } from '../../../motion/enterProgress';
import type { Scene } from '../../../scene/scene';
import { bakeStitches, drawStitches } from './draw';
import { type PlacedStitches, placeStitches } from './placeYears';

export interface YearsLayout {
  placed: PlacedStitches;
  pixelRatio: number;
}

/** Sews the visitor's days with the scroll, as the box comes up into the window. */
export const yearsScene: Scene<{ days: number }, YearsLayout, HTMLCanvasElement> = {
  clock: 'scroll',
  rests: [{ name: 'sewn', at: { progress: 1 } }],
  progress: calculateEnterProgress,
  measure: (root, { pixelRatio }, { days }) => ({
    placed: placeStitches(days, root.clientWidth),
    pixelRatio,
  }),
  prepare: ({ placed, pixelRatio }, pool) => bakeStitches(placed, pixelRatio, pool),
  draw(context, { placed, pixelRatio }, image, { progress }, { days }) {
    if (image) drawStitches(context, placed, image, pixelRatio, Math.round(progress * days));
    return false;
  },
};

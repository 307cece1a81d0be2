import { calculateEnterProgress } from '../../../motion/enterProgress';
import type { Scene } from '../../../scene/scene';
import { bakeField, drawField } from './draw';
import { type PlacedField, placeField } from './placeField';

interface FieldLayout {
  placed: PlacedField;
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
}

/** The closing field: as many cups as the scroll has filled. */
export const fieldScene: Scene<{ yourCups: number }, FieldLayout, HTMLCanvasElement> = {
  clock: 'scroll',
  rests: [{ name: 'full', at: { progress: 1 } }],
  progress: calculateEnterProgress,
  measure: (_, { widthPx, heightPx, pixelRatio }, { yourCups }) => ({
    placed: placeField(widthPx, heightPx, yourCups, pixelRatio),
    widthPx,
    heightPx,
    pixelRatio,
  }),
  prepare: ({ placed, widthPx, heightPx, pixelRatio }, pool) =>
    bakeField(placed, pixelRatio, { widthPx, heightPx }, pool),
  draw(context, { placed, pixelRatio }, image, { progress }) {
    drawField(context, placed, image, pixelRatio, Math.round(progress * placed.cups.length));
    return false;
  },
};

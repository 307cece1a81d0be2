import type { Scene } from '../../../scene/scene';
import { bakeDrip, type DripSprites, drawDrip } from './draw';
import { type DripShirt, findLevel, placeDripShirt } from './layout';

/** The shirt of 11,421 cups, filled from the hem as it drips; the labels stand where the water does. */
export const dripScene: Scene<{ cups: number }, DripShirt, DripSprites> = {
  clock: 'time',
  stops: [{ name: 'as poured', at: {} }],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx }) => placeDripShirt(widthPx, heightPx),
  prepare: bakeDrip,
  draw(context, shirt, sprites, _, { cups }) {
    if (sprites) drawDrip(context, shirt, sprites, cups);
    return false;
  },
  place({ labels }, shirt, _, { cups }) {
    if (labels) labels.style.translate = `${shirt.hemXPx}px ${findLevel(shirt, cups)}px`;
  },
};

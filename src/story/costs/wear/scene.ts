import { calculateCupsPerWear } from '../../../model/tips';
import { describeShirtState, FEWEST_WEARS, MOST_WEARS } from '../../../model/wears';
import type { Scene } from '../../../scene/scene';
import { COLORS } from '../../../theme/tokens';
import { traceCupMark } from '../../../ui/cupOutline';
import { drawSewn } from '../label/draw';
import { bakeCups, drawCloth, drawHanger, drawLine, drawRim, drawSeam, drawTag } from './draw';
import { pileCups, placeWear, type WearLayout } from './placeWear';
import { START_WEARS } from './useWears';

interface WearProps {
  wears: number;
}

interface WearAssets {
  /** All cups of the shirt, as new, and those of one wear. */
  fresh: HTMLCanvasElement;
  own: HTMLCanvasElement;
}

/** How much of its color the cloth has lost, from 0 (new) to 1. */
const fade = (wears: number) => (wears - FEWEST_WEARS) / (MOST_WEARS - FEWEST_WEARS);

/** My shirt of all its cups. Each wear takes its part of them, pales the cloth, and leaves its traces. */
export const wearScene: Scene<WearProps, WearLayout, WearAssets> = {
  clock: 'time',
  rests: [{ name: 'as chosen', at: {} }],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx }) => placeWear(widthPx, heightPx),
  *prepare(layout, pool, { pixelRatio }) {
    return {
      fresh: yield* bakeCups(layout, pool, pixelRatio, COLORS['dip-7']),
      own: yield* bakeCups(layout, pool, pixelRatio, COLORS['dip-9']),
    };
  },
  draw(context, layout, assets, _, { wears }) {
    const state = describeShirtState(wears);
    const cups = calculateCupsPerWear(wears);
    const worn = fade(wears);
    if (state === 'handed on') drawHanger(context, layout);
    drawCloth(context, layout, worn);
    if (assets) {
      const { sizePx, middlePx, topPx, shirt } = layout;
      context.globalAlpha = 1 - 0.8 * worn;
      context.drawImage(assets.fresh, middlePx - sizePx / 2, topPx, sizePx, sizePx);
      context.globalAlpha = 1;
      drawSewn(context, { shirt, sizePx, middlePx, topPx }, assets.own, cups);
    }
    drawRim(context, layout);
    if (state !== 'worn') drawSeam(context, layout);
    if (state === 'washed') drawLine(context, layout);
    if (state === 'handed on') drawTag(context, layout);
    const { cupPx, points } = pileCups(layout, cups, calculateCupsPerWear(START_WEARS));
    context.fillStyle = COLORS['dip-9'];
    context.beginPath();
    for (const { xPx, yPx } of points) traceCupMark(context, xPx, yPx, cupPx);
    context.fill();
    return false;
  },
};

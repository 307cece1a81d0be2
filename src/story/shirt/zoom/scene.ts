import { formatNumber } from '../../../model/format';
import { placeCallout } from '../../../scene/Callout';
import type { Caption, Scene, SceneRefs } from '../../../scene/scene';
import { smoothStep } from '../../../theme/easing';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, placeOverHeart, SHIRT_ROWS } from '../shirtRows';
import { placeYours } from '../yours/placeYours';
import { bakeZoom, type ZoomSprites } from './bake';
import { drawZoom, type ZoomLayout } from './draw';
import { placeShirt } from './placeShirt';
import { calculateZoomView, countInView, type ZoomView } from './view';

export interface ZoomProps {
  /** The cups that are shown alone: the visitor's, or one. */
  cups: number;
}

/** Nothing passes under the bar before the zoom begins and after it has ended. */
const BAR_CLEAR = { until: 0.06, from: 0.8 };

/** What the label takes at the right edge, its margin included. */
const LABEL_ROOM_PX = 218;

const CAPTIONS: readonly Caption[] = [
  { name: 'intro', to: 0.1, rest: 0 },
  { name: 'middle', from: 0.1, to: 0.72, rest: 0.45 },
  { name: 'result', from: 0.72, to: 0.998, rest: 0.875 },
];

/** So long the eye takes to get used to the dark around your cups. */
const DARK_MS = 1200;

/** Half the width of the shirt's body, as a share of the shirt's. */
const BODY_HALF = 0.3;

/** Counts the cups in view. Where the shirt comes to stand behind the label, it makes way: the caption says the number. */
function placeLabel(refs: SceneRefs, layout: ZoomLayout, view: ZoomView, progress: number): void {
  const { stage, shirt, yours } = layout;
  if (refs.count) refs.count.textContent = formatNumber(countInView(SHIRT_ROWS, view, stage, yours));
  const bodyEndPx = shirt.centerXPx + (BODY_HALF / CELL) * shirt.cellPx;
  const isInTheWay = stage.widthPx <= NARROW_MAX_PX || bodyEndPx > stage.widthPx - LABEL_ROOM_PX;
  // The caption says the number; the waters' labels come where it stood.
  const gone = isInTheWay ? smoothStep(0.7, 0.74, progress) : smoothStep(0.94, 0.98, progress);
  refs.label?.style.setProperty('opacity', String(smoothStep(0.06, 0.09, progress) - gone));
}

/** Your cups alone; the scroll steps back until every cup of one T-shirt's cotton stands in its shape. */
export const zoomScene: Scene<ZoomProps, ZoomLayout, ZoomSprites> = {
  clock: 'scroll',
  stops: [
    { name: 'one-day', at: { progress: 0 } },
    { name: 'step-back', at: { progress: 0.45 }, from: 0.3 },
    { name: 'shirt', at: { progress: 0.875 }, from: 0.72 },
  ],
  watches: ['result'],
  measure(_, { widthPx, heightPx, pixelRatio, isStill }, { cups }, { result }) {
    // What the caption of the whole shirt takes from the bottom of a narrow stage, where it lies over it.
    const captionPx = result ? heightPx - (result as HTMLElement).offsetTop : 0;
    return {
      stage: { widthPx, heightPx },
      pixelRatio,
      isStill,
      shirt: placeShirt(widthPx, heightPx, pixelRatio, captionPx),
      yours: placeOverHeart(cups),
    };
  },
  prepare: ({ shirt, yours, pixelRatio }, pool) => bakeZoom(shirt, yours, pixelRatio, pool),
  draw(context, layout, sprites, { progress, elapsedMs }) {
    const { stage, shirt, yours } = layout;
    const view = calculateZoomView(stage, shirt, yours, progress);
    drawZoom(context, layout, sprites, view, smoothStep(0, DARK_MS, elapsedMs));
    return view.reveal < 1 && elapsedMs < DARK_MS;
  },
  place(refs, layout, { progress }) {
    const { stage, shirt, yours, isStill } = layout;
    const view = calculateZoomView(stage, shirt, yours, progress);
    placeCallout(refs, 'yours', {
      ...placeYours(view, yours, stage),
      opacity: smoothStep(0.74, 0.82, progress),
    });
    placeLabel(refs, layout, view, progress);
    const isClear = progress <= BAR_CLEAR.until || (progress >= BAR_CLEAR.from && progress < 1);
    refs.root?.toggleAttribute('data-bar-clear', isClear && !isStill);
  },
  captions: () => CAPTIONS,
};

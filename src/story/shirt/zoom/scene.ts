import { formatNumber } from '../../../model/format';
import { type PlacedCallout, placeCallout } from '../../../scene/Callout';
import type { Caption, Scene, SceneRefs } from '../../../scene/scene';
import { smoothStep } from '../../../theme/easing';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, placeOverHeart, SHIRT_ROWS } from '../shirtRows';
import { placeYours } from '../yours/placeYours';
import { bakeZoom, type ZoomSprites } from './bake';
import { drawZoom, type ZoomLayout } from './draw';
import { placeShirt } from './placeShirt';
import { calculateZoomView, countInView, ZOOM, type ZoomView } from './view';

interface ZoomProps {
  /** The cups that are shown alone: the visitor's, or one. */
  cups: number;
  /** What was guessed, once what draws it has come. */
  mark?: GuessMark | undefined;
  /** Whether the reader is asked: the cups that they guess take the place of theirs. */
  isAsked?: boolean;
}

/** Where the guess ends in the shirt. */
export interface GuessMark {
  /** How much farther than for the shirt the eye has to step back for it. */
  farther: number;
  draw: (context: CanvasRenderingContext2D, layout: ZoomLayout, view: ZoomView) => void;
  place: (layout: ZoomLayout, view: ZoomView, progress: number) => PlacedCallout;
}

/** Nothing passes under the bar before the zoom begins and after it has ended. */
const BAR_CLEAR = { until: ZOOM.reveal[0], from: ZOOM.zoom[1] };

/** What the label takes at the right edge, its margin included. */
const LABEL_ROOM_PX = 218;

const CAPTIONS: readonly Caption[] = [
  { name: 'intro', to: 0.08, rest: 0 },
  { name: 'how-many', from: 0.08, to: 0.28, rest: 0.17 },
  { name: 'middle', from: 0.28, to: 0.79, rest: 0.58 },
  { name: 'result', from: 0.79, to: 0.998, rest: 0.905 },
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
  const gone = isInTheWay ? smoothStep(0.77, 0.8, progress) : smoothStep(0.96, 0.99, progress);
  refs.label?.style.setProperty('opacity', String(smoothStep(0.285, 0.31, progress) - gone));
}

/** Your cups alone; the scroll steps back until every cup of one T-shirt's cotton stands in its shape. */
export const zoomScene: Scene<ZoomProps, ZoomLayout, ZoomSprites> = {
  clock: 'scroll',
  rests: [
    { name: 'one-day', at: { progress: 0 } },
    { name: 'how-many', at: { progress: 0.17 }, from: 0.08 },
    { name: 'step-back', at: { progress: 0.58 }, from: 0.47 },
    { name: 'shirt', at: { progress: 0.905 }, from: 0.79 },
  ],
  watches: ['result'],
  layoutKey: ({ cups }) => cups,
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
  draw(context, layout, sprites, { progress, elapsedMs }, { mark, isAsked }) {
    const { stage, shirt, yours } = layout;
    const view = calculateZoomView(stage, shirt, yours, progress, mark?.farther);
    const [from, to] = ZOOM.ask;
    const asked = isAsked
      ? smoothStep(from - 0.01, from, progress) - smoothStep(to, to + 0.015, progress)
      : 0;
    drawZoom(context, layout, sprites, view, (1 - asked) * smoothStep(0, DARK_MS, elapsedMs), 1 - asked);
    if (view.reveal > 0) mark?.draw(context, layout, view);
    return view.reveal < 1 && elapsedMs < DARK_MS;
  },
  place(refs, layout, { progress }, { mark }) {
    const { stage, shirt, yours, isStill } = layout;
    const view = calculateZoomView(stage, shirt, yours, progress, mark?.farther);
    placeCallout(refs, 'yours', {
      ...placeYours(view, yours, stage),
      opacity: smoothStep(0.8, 0.86, progress),
    });
    if (mark) placeCallout(refs, 'guess', mark.place(layout, view, progress));
    placeLabel(refs, layout, view, progress);
    const isClear = progress <= BAR_CLEAR.until || (progress >= BAR_CLEAR.from && progress < 1);
    refs.root?.toggleAttribute('data-bar-clear', isClear && !isStill);
  },
  captions: () => CAPTIONS,
};

import { formatNumber } from '../../../model/format';
import { type PlacedCallout, placeCallout } from '../../../scene/Callout';
import type { Caption, Scene, SceneRefs } from '../../../scene/scene';
import { smoothStep } from '../../../theme/easing';
import { placeYourCups } from '../placeYourCups';
import { placeOverHeart, SHIRT_ROWS } from '../shirtRows';
import { bakeZoom, type ZoomSprites } from './bake';
import { drawZoom, type ZoomLayout } from './draw';
import { placeShirt } from './placeShirt';
import { calculateZoomView, countInView, ZOOM, type ZoomView } from './view';

interface ZoomProps {
  /** The cups that are shown alone: the visitor's, or one. */
  cups: number;
  /** What was guessed: while the reader is asked, those cups take the place of theirs. */
  mark?: GuessMark | undefined;
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

const CAPTIONS: readonly Caption[] = [
  { name: 'how-many', to: 0.1, rest: 0 },
  { name: 'result', from: 0.84, to: 0.998, rest: 0.92 },
];

/** Counts the cups in view while the picture moves. */
function placeLabel(refs: SceneRefs, { stage, yours }: ZoomLayout, view: ZoomView, progress: number): void {
  if (refs.count) refs.count.textContent = formatNumber(countInView(SHIRT_ROWS, view, stage, yours));
  const opacity = smoothStep(0.14, 0.2, progress) - smoothStep(0.74, 0.78, progress);
  refs.label?.style.setProperty('opacity', String(opacity));
}

/** Names the reader's own cups as long as they stand alone. */
function placeOwn({ own }: SceneRefs, { stage, yours }: ZoomLayout, opacity: number): void {
  const [first] = placeYourCups(stage.widthPx, stage.heightPx, yours.last - yours.first + 1);
  own?.style.setProperty('transform', `translate(${first?.xPx}px, ${first?.yPx}px) translateY(-130%)`);
  own?.style.setProperty('opacity', String(opacity));
}

/** How clearly what is asked about stands. */
const calculateAsked = (progress: number): number => 1 - smoothStep(...ZOOM.asked, progress);

/** Your cups, and what is guessed; the scroll steps back until every cup of one T-shirt's cotton stands in its shape. */
export const zoomScene: Scene<ZoomProps, ZoomLayout, ZoomSprites> = {
  clock: 'scroll',
  rests: [
    { name: 'how-many', at: { progress: 0 } },
    { name: 'shirt', at: { progress: 0.92 }, from: 0.84 },
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
  draw(context, layout, sprites, { progress }, { mark }) {
    const { stage, shirt, yours } = layout;
    const view = calculateZoomView(stage, shirt, yours, progress, mark?.farther);
    drawZoom(context, layout, sprites, view, mark ? 1 - calculateAsked(progress) : 1);
    if (view.reveal > 0) mark?.draw(context, layout, view);
    return false;
  },
  place(refs, layout, { progress }, { mark }) {
    const { stage, shirt, yours, isStill } = layout;
    const view = calculateZoomView(stage, shirt, yours, progress, mark?.farther);
    placeOwn(refs, layout, mark ? 0 : calculateAsked(progress));
    if (mark) placeCallout(refs, 'guess', mark.place(layout, view, progress));
    placeLabel(refs, layout, view, progress);
    const isClear = progress <= BAR_CLEAR.until || (progress >= BAR_CLEAR.from && progress < 1);
    refs.root?.toggleAttribute('data-bar-clear', isClear && !isStill);
  },
  captions: () => CAPTIONS,
};

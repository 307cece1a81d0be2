import { formatNumber } from '../../../model/format';
import { SHIRT_CUPS } from '../../../model/shirt';
import type { DailyCups } from '../../../model/userInput';
import type { Scene } from '../../../scene/scene';
import { clamp, easeSoak } from '../../../theme/easing';
import { bakeShirt, drawSewn, drawTacks, drawTail } from './draw';
import { countStitches, type LabelLayout, placeLabel } from './placeLabel';

/** How long the shirt is sewn as it comes into view, and anew when the reader has picked their cups. */
export const SEW_MS = 2400;
export const AGAIN_MS = 900;
/** Of sewing anew, how long the white stitches are unpicked. */
export const UNPICK_MS = 300;
/** The needle comes to rest at the end. */
const TAIL_MS = 240;

interface LabelProps {
  cups: DailyCups | undefined;
  /** Whether the reader has just picked them: the shirt of cups is unpicked first. */
  wasPicked: boolean;
}

interface LabelAssets {
  shirt: HTMLCanvasElement;
  /** The shirt of cups, while it is unpicked. */
  cups: { layout: LabelLayout; image: HTMLCanvasElement } | undefined;
}

interface LabelScene extends LabelLayout {
  cups: LabelLayout | undefined;
}

/** The moments of the label, by its rest: as it comes into view, and after a pick. */
export const LABEL_RESTS = { entry: 0, picked: 1 } as const;

/** How far the stitches of either shirt are, as shares, `sinceMs` after the rest began. */
export function describeSewing(rest: number, sinceMs: number) {
  const isPicked = rest === LABEL_RESTS.picked;
  const [fromMs, toMs] = isPicked ? [UNPICK_MS, AGAIN_MS] : [0, SEW_MS];
  return {
    cupsLeft: isPicked ? 1 - clamp(sinceMs / UNPICK_MS) : 0,
    sewn: easeSoak((sinceMs - fromMs) / (toMs - fromMs)),
    tail: clamp((sinceMs - toMs + TAIL_MS) / TAIL_MS),
    isWhole: sinceMs >= toMs,
  };
}

/** One T-shirt, a stitch for each of the reader's days, sewn from the hem up; its number counts along. */
export const labelScene: Scene<LabelProps, LabelScene, LabelAssets> = {
  clock: 'time',
  rests: [
    { name: 'sewn', at: { sinceRestMs: SEW_MS } },
    { name: 'sewn anew', at: { sinceRestMs: AGAIN_MS } },
  ],
  measure: (_, { widthPx, heightPx }, { cups, wasPicked }) => ({
    ...placeLabel(widthPx, heightPx, cups),
    cups: wasPicked ? placeLabel(widthPx, heightPx, undefined) : undefined,
  }),
  *prepare(layout, pool, { pixelRatio }) {
    const cups = layout.cups && {
      layout: layout.cups,
      image: yield* bakeShirt(layout.cups, pool, pixelRatio),
    };
    return { shirt: yield* bakeShirt(layout, pool, pixelRatio), cups };
  },
  draw(context, layout, assets, { rest, sinceRestMs }) {
    const { cupsLeft, sewn, tail, isWhole } = describeSewing(rest, sinceRestMs);
    // Until the reader's shirt is prepared, the one of cups stands.
    const isWaiting = rest === LABEL_RESTS.picked && !layout.isOwn;
    drawTacks(context, layout);
    if (!assets) return false;
    if (assets.cups)
      drawSewn(context, assets.cups.layout, assets.cups.image, Math.round(SHIRT_CUPS * cupsLeft));
    drawSewn(context, layout, assets.shirt, Math.round(layout.count * (isWaiting ? 1 : sewn)));
    drawTail(context, layout, tail);
    return !isWhole;
  },
  place({ label, count }, _, { rest, sinceRestMs }, { cups }) {
    const { sewn, isWhole } = describeSewing(rest, sinceRestMs);
    // The number that is read stands beneath the one that runs, and is shown when that has come to it.
    count?.setAttribute('data-count', isWhole ? '' : formatNumber(Math.round(countStitches(cups) * sewn)));
    label?.toggleAttribute('data-sewing', !isWhole);
  },
};

import { formatNumber } from '../../model/format';
import { measureHere } from '../../scene/fitText';
import { setText } from '../../scene/refs';
import type { Rest, Scene, SceneRefs } from '../../scene/scene';
import { DEFAULT_FONT_PX, findBarPx } from '../../theme/tokens';
import { bake, type LakeAssets } from './bake';
import { drawPicture } from './draw';
import { calculateLabelOpacity, LABELS, placeLabels } from './labels';
import { type LakeLayout, placeLakeLayout } from './lake';
import type { Box } from './placeLake';
import { countHung, placeCamera } from './placeStrands';
import { CAPTIONS } from './timeline';

/** The picture rests for each caption, from when it comes. */
const [first, ...others] = CAPTIONS.map(
  ({ name, from = 0, rest }): Rest => ({ name, from, at: { progress: rest } }),
);

/** Between the words and a picture beside them. */
const APART_PX = 32;
/** Between the bar, or what stands below, and the picture. */
const CLEAR_PX = 8;
/** Below a picture beside its words. */
const FOOT_PX = 28;
/** Where words take more of the window's width, the picture stands above them. */
const MOST_BESIDE = 0.6;
/** A lake that has less room above the words is none. */
const LEAST_LAKE_PX = 96;

const readBox = (element: Element, { left, top }: DOMRect): Box => {
  const box = element.getBoundingClientRect();
  return { leftPx: box.left - left, topPx: box.top - top, widthPx: box.width, heightPx: box.height };
};

interface LakeProps {
  /** What the reader guessed, in percent of the lake. */
  percent?: number | undefined;
}

/** Puts the labels in their places, and shows those of progress `p`. The others are not there: nobody finds them. */
function placeLabelsAt(refs: SceneRefs, { stage, tags }: LakeLayout, p: number, percent?: number): void {
  const labels = placeLabels(stage, tags, placeCamera(stage, p), percent);
  for (const label of LABELS) {
    const { xPx, yPx, widthPx } = labels[label.id];
    const style = refs[`label-${label.id}`]?.style;
    style?.setProperty('transform', `translate(${xPx}px, ${yPx}px)`);
    if (widthPx !== undefined) style?.setProperty('width', `${widthPx}px`);
    const opacity = calculateLabelOpacity(label, p);
    style?.setProperty('opacity', opacity.toFixed(3));
    style?.setProperty('visibility', opacity > 0 ? 'visible' : 'hidden');
  }
  setText(refs.hungCount, formatNumber(countHung(p)));
}

/**
 * Fashion's yearly water: the lake as it is asked about, the water as it was said to fill it and as it does, then a hundred
 * yarns.
 */
export const lakeScene: Scene<LakeProps, LakeLayout, LakeAssets> = {
  clock: 'scroll',
  rests: [first as Rest, ...others],
  watches: ['claim', 'check', 'textile', 'cotton', 'strip'],
  layoutKey: () => '',
  measure(
    _,
    { widthPx, heightPx, pixelRatio },
    __,
    { canvas, claim, check, textile, cotton, strip, ...labels },
  ) {
    if (!canvas || !claim || !check || !textile || !cotton || !strip) return undefined;
    const label = labels['label-lake'];
    const fontPx = label ? Number.parseFloat(getComputedStyle(label).fontSize) : DEFAULT_FONT_PX;
    const stage = canvas.getBoundingClientRect();
    const [ofClaim, column, ofStrip] = [claim, check, strip].map((each) => readBox(each, stage)) as [
      Box,
      Box,
      Box,
    ];
    const wordsTopPx = Math.min(...[check, textile, cotton].map((each) => readBox(each, stage).topPx));
    const topPx = findBarPx(widthPx, heightPx) + CLEAR_PX;
    if (Math.min(ofClaim.topPx, wordsTopPx) < topPx - CLEAR_PX) return undefined;
    const gutterPx = Math.min(column.leftPx, widthPx - column.leftPx - column.widthPx);
    const place = (leftPx: number, roomPx: number, lakeFootPx: number, warpFootPx: number) => {
      const room = (footPx: number) => ({
        leftPx,
        topPx,
        widthPx: roomPx,
        heightPx: footPx - CLEAR_PX - topPx,
      });
      const size = { lakeRoom: room(lakeFootPx), warpRoom: room(warpFootPx), pixelRatio };
      return placeLakeLayout(size, fontPx, measureHere);
    };
    if (column.widthPx > widthPx * MOST_BESIDE) {
      if (ofClaim.topPx - topPx < LEAST_LAKE_PX) return undefined;
      return place(gutterPx, widthPx - 2 * gutterPx, ofClaim.topPx, wordsTopPx);
    }
    const roomPx = widthPx - 2 * gutterPx - column.widthPx - APART_PX;
    // Words that run from the right have the picture on their left.
    const isLeft = column.leftPx < widthPx / 2;
    return place(isLeft ? widthPx - gutterPx - roomPx : gutterPx, roomPx, ofStrip.topPx, heightPx - FOOT_PX);
  },
  prepare: bake,
  draw(context, { stage }, assets, { progress }, { percent }) {
    if (assets) drawPicture(context, stage, assets, progress, percent);
    return false;
  },
  place(refs, layout, { progress }, { percent }) {
    placeLabelsAt(refs, layout, progress, percent);
  },
  captions: () => CAPTIONS,
  // For whoever listens.
  follow: ({ root }, progress) => root?.style.setProperty('--story-progress', String(progress)),
};

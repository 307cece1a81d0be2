import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { formatNumber } from '../../model/format';
import { measureHere } from '../../scene/fitText';
import { setText } from '../../scene/refs';
import type { Caption, Rest, Scene, SceneRefs } from '../../scene/scene';
import { DEFAULT_FONT_PX } from '../../theme/tokens';
import { bake, type LakeAssets } from './bake';
import { drawPicture } from './draw';
import { placeWeft } from './drawWeft';
import {
  calculateDrained,
  calculateGuessOpacity,
  calculateHoldOpacity,
  findEdge,
  type LakeGuess,
  placeGuessedWater,
} from './guessedWater';
import { calculateLabelOpacity, LABELS, placeLabels } from './labels';
import { type LakeLayout, placeLakeLayout, WATER } from './lake';
import type { Stage, StageSize } from './placeLake';
import { countHung, placeCamera } from './placeStrands';
import { CAPTIONS, calculateSpan } from './timeline';

/** The picture rests for each caption, from when it comes. */
const toRest = ({ name, from = 0, rest }: Caption): Rest => ({ name, from, at: { progress: rest } });

const [first, ...others] = CAPTIONS;

/** Puts the labels in their places, shows those of progress `p`, and strikes the claim through as the check comes. */
function placeLabelsAt(refs: SceneRefs, { stage, roomy }: LakeLayout, p: number): void {
  const labels = placeLabels(stage, WATER, placeCamera(stage, p));
  for (const label of LABELS) {
    const { xPx, yPx, widthPx } = labels[label.id];
    const style = refs[`label-${label.id}`]?.style;
    style?.setProperty('transform', `translate(${xPx}px, ${yPx}px)`);
    if (widthPx !== undefined) style?.setProperty('width', `${widthPx}px`);
    const opacity = roomy.includes(label.id) ? calculateLabelOpacity(label, p) : 0;
    style?.setProperty('opacity', opacity.toFixed(3));
  }
  setText(refs.hungCount, formatNumber(countHung(p)));
  refs['label-half']?.style.setProperty('--struck', calculateSpan('check', p).toFixed(3));
}

/** Beside captions the weft runs at the foot, and later through the warp: so much stays free above it. */
const BELOW_LAKE_PX = 34;
const BELOW_WARP_PX = 78;
/** Between captions and a picture beside them. */
const APART_PX = 24;

/** How far a drop falls, in widths of the rope: on the lowest weft that is just to the screen's edge. */
const FALL_ROPES = 4;

/** Hangs the drip beneath the weft, as long as the rope is; without a rope nothing drips. */
function hangDrip({ drip }: SceneRefs, stage: Stage, p: number): void {
  const { points, yPx, ropePx } = placeWeft(stage, p);
  drip?.toggleAttribute('hidden', points.length === 0);
  drip?.style.setProperty('--rope', `${points.at(-1)?.xPx ?? 0}px`);
  drip?.style.setProperty('--fall', `${FALL_ROPES * ropePx}px`);
  drip?.style.setProperty('translate', `0 ${yPx + ropePx / 2 - 1}px`);
}

interface LakeProps {
  guess?: LakeGuess | undefined;
}

interface SceneLayout extends LakeLayout {
  isStill: boolean;
  /** Where the lake's captions begin on the stage. */
  captions: { xPx: number; yPx: number };
}

/** The reader's guess as it is drawn at that moment; without motion its water is where it ends. */
const findShownGuess = ({ guess }: LakeProps, { isStill }: SceneLayout, elapsedMs: number) => {
  if (!guess) return undefined;
  const isHeld = guess.releasedMs === undefined;
  const drained = isStill && !isHeld ? 1 : calculateDrained(guess, elapsedMs);
  return { drained, isMoving: !isHeld && drained < 1, ...placeGuessedWater(guess, drained) };
};

/** Half of what a reader takes hold of. */
const HOLD_HALF_PX = 22;
/** How far down the lake it is held: a share of its height. Its line is named at the top. */
const HOLD_AT = 0.5;

/** Lays what is dragged over the lake from shore to shore, and names the line of the guess. */
function placeGuess(refs: SceneRefs, layout: SceneLayout, p: number, { guess }: LakeProps): void {
  const { stage, captions } = layout;
  const { leftPx, topPx, pxPerUnit } = stage.lake;
  const [widthPx, heightPx] = [LAKE_ONTARIO.width * pxPerUnit, LAKE_ONTARIO.height * pxPerUnit];
  const hold = calculateHoldOpacity(p);
  const pull = refs.pull?.style;
  pull?.setProperty('width', `${widthPx + 2 * HOLD_HALF_PX}px`);
  pull?.setProperty(
    'transform',
    `translate(${leftPx - HOLD_HALF_PX - captions.xPx}px, ${topPx + heightPx * HOLD_AT - HOLD_HALF_PX - captions.yPx}px)`,
  );
  pull?.setProperty('opacity', hold.toFixed(3));
  pull?.setProperty('visibility', hold > 0 ? 'visible' : 'hidden');
  if (!guess || !refs.guessed) return;
  const edge = findEdge(guess.percent / 100);
  // Beyond the lake's middle its name stands on the west of the line.
  const side = edge > LAKE_ONTARIO.width * 0.6 ? 'translateX(calc(-100% - 8px))' : 'translateX(8px)';
  refs.guessed.style.transform = `translate(${leftPx + edge * pxPerUnit}px, ${topPx}px) ${side}`;
  refs.guessed.style.opacity = calculateGuessOpacity(p).toFixed(3);
}

/**
 * Fashion's yearly water in Lake Ontario, as claimed, as the reader guesses, and as checked, then hung up as a hundred
 * yarns.
 */
export const lakeScene: Scene<LakeProps, SceneLayout, LakeAssets> = {
  clock: 'scroll',
  rests: [toRest(first), ...others.map(toRest)],
  watches: ['lakeCaptions', 'warpCaptions'],
  layoutKey: () => '',
  measure(
    _,
    { widthPx, heightPx, pixelRatio, isStill },
    __,
    { canvas, lakeCaptions, warpCaptions, ...labels },
  ) {
    if (!canvas || !lakeCaptions || !warpCaptions) return undefined;
    const label = labels['label-share'];
    const fontPx = label ? Number.parseFloat(getComputedStyle(label).fontSize) : DEFAULT_FONT_PX;
    const box = canvas.getBoundingClientRect();
    const [ofLake, ofWarp] = [lakeCaptions.getBoundingClientRect(), warpCaptions.getBoundingClientRect()];
    const size = {
      widthPx,
      heightPx,
      pixelRatio,
      leftPx: 0,
      lakeCaptionTopPx: ofLake.top - box.top,
      warpCaptionTopPx: ofWarp.top - box.top,
    };
    const captions = { xPx: ofLake.left - box.left, yPx: ofLake.top - box.top };
    const rightPx = captions.xPx + ofLake.width;
    const place = (given: StageSize) => ({
      ...placeLakeLayout(given, fontPx, measureHere),
      isStill,
      captions,
    });
    const isLeft = rightPx <= widthPx / 2;
    const isRight = captions.xPx >= widthPx / 2;
    if (!isLeft && !isRight) return place(size);
    // The captions stand beside the picture. Longer ones than the window is high have no room there.
    const lakeFootPx = heightPx - BELOW_LAKE_PX;
    const hasRoom =
      size.lakeCaptionTopPx + ofLake.height <= lakeFootPx &&
      size.warpCaptionTopPx + ofWarp.height <= heightPx - BELOW_WARP_PX;
    if (!hasRoom) return undefined;
    const leftPx = isLeft ? rightPx + APART_PX : 0;
    const beside = {
      leftPx,
      besidePx: (isLeft ? widthPx : captions.xPx - APART_PX) - leftPx,
      lakeCaptionTopPx: lakeFootPx,
      warpCaptionTopPx: heightPx,
    };
    return place({ ...size, ...beside });
  },
  prepare: bake,
  draw(context, layout, assets, { progress, elapsedMs }, props) {
    const guess = findShownGuess(props, layout, elapsedMs);
    if (assets) drawPicture(context, layout, assets, progress, guess);
    return guess?.isMoving === true;
  },
  place(refs, layout, { progress }, props) {
    placeLabelsAt(refs, layout, progress);
    placeGuess(refs, layout, progress, props);
    hangDrip(refs, layout.stage, progress);
  },
  captions: () => CAPTIONS,
  // For whoever listens.
  follow: ({ root }, progress) => root?.style.setProperty('--story-progress', String(progress)),
};

import { bakeCosts, type CostsSprites, drawCosts } from '../../../charts/fabricRows/draw';
import { fitsLabels, type LabelSize } from '../../../charts/fabricRows/fits';
import { COSTS_START, calculateFrontYPx, calculateSmog } from '../../../charts/fabricRows/frame';
import {
  formatDrawn,
  type PlacedLabel,
  placeAxisLabels,
  placeRowLabels,
} from '../../../charts/fabricRows/labels';
import { type CostsLayout, placeCosts } from '../../../charts/fabricRows/placeFabricRows';
import { fabrics } from '../../../data/fabrics';
import { CHART_MEASURES, getMeasure } from '../../../model/fabrics';
import { measureBuilt } from '../../../scene/fitText';
import { setText } from '../../../scene/refs';
import type { Instant, Scene, SceneRefs } from '../../../scene/scene';
import { mix } from '../../../theme/easing';
import { BREAKPOINTS_EM, DEFAULT_FONT_PX, NARROW_MAX_PX } from '../../../theme/tokens';
import { showRopes } from '../../../thread/showRopes';
import { listCaptions } from './captions';
import { type Plies, placePlies } from './plies';

interface CostsProps {
  /** When the reader asked to see it again, by the scene's time. */
  replayFromMs: number | undefined;
  /** Told once that is over. */
  onReplayed: () => void;
}

interface CostsStage extends CostsLayout {
  plies: Plies | undefined;
}

/** How long the whole scene takes when it is played again. */
export const REPLAY_MS = 9000;
const VALUES = fabrics.flatMap((fabric) =>
  CHART_MEASURES.map((measure) => formatDrawn(measure, getMeasure(fabric, measure), 1)),
);
/** The widest number: it stands unseen among the texts over the picture, to be measured. */
export const LONGEST_VALUE = VALUES.reduce((widest, value) =>
  measureBuilt(value, 'number', 1) > measureBuilt(widest, 'number', 1) ? value : widest,
);
/** The number of a longest bar is set so much larger than the others. */
const LARGEST_SHARE = 1.22;
/** From when on there is something to play again. */
const AGAIN_FROM = 0.5;
const FONT_PX = 16;

/** What 1em of the page is, in CSS pixels, as a share of what layouts are written for. */
const readEm = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / FONT_PX;

/** How large a text over the picture is. Numbers run: they are as wide as so many letters of the longest one. */
function readLabelSize(refs: SceneRefs): (label: PlacedLabel) => LabelSize {
  const read = (name: string): LabelSize => {
    const { clientWidth: widthPx = 0, clientHeight: heightPx = 0 } = refs[name] ?? {};
    return { widthPx, heightPx };
  };
  const { widthPx, heightPx } = read('longest');
  return ({ name, text }) =>
    text === undefined ? read(name) : { widthPx: (widthPx * text.length) / LONGEST_VALUE.length, heightPx };
}

/** How far the scene is: by the scroll or, played again, by time until it is where the scroll has brought it. */
export function readProgress({ progress, elapsedMs }: Instant, { replayFromMs }: CostsProps): number {
  if (replayFromMs === undefined) return progress;
  return Math.min(progress, mix(COSTS_START, 1, (elapsedMs - replayFromMs) / REPLAY_MS));
}

function placeLabel(refs: SceneRefs, label: PlacedLabel): void {
  const { name, xPx, yPx, anchor, isShown, text, isLeast, isStar } = label;
  const element = refs[name];
  if (!element) return;
  const backPercent = { left: 0, center: -50, right: -100 }[anchor];
  const transform = `translate(${Number(xPx.toFixed(1))}px, ${Number(yPx.toFixed(1))}px) translate(${backPercent}%, -50%)`;
  // Set anew, the same place would still be styled anew.
  if (element.style.transform !== transform) element.style.transform = transform;
  element.toggleAttribute('data-shown', isShown);
  element.toggleAttribute('data-star', isStar === true);
  element.toggleAttribute('data-least', isLeast === true);
  element.toggleAttribute('data-from-right', anchor === 'right');
  if (text !== undefined) setText(refs[`${name}-text`], text);
}

/** The thread parts round the names. */
function placeThread({ thread }: SceneRefs, plies: Plies | undefined): void {
  if (!thread) return;
  const { head, water, other, foot } = plies ?? {};
  const ropes = [head, water, other, foot].flatMap((rope) => rope ?? []);
  showRopes(
    thread,
    ropes.map((rope) => ({ rope, end: rope.points.length, needle: undefined })),
  );
}

/** Six fabrics: their water, then their energy and their CO2 beside it, as the scroll goes through the section. */
export const costsScene: Scene<CostsProps, CostsStage, CostsSprites | undefined> = {
  clock: 'scroll',
  watches: ['head', 'foot'],
  layoutKey: () => '',
  rests: [
    { name: 'water', at: { progress: 0.32 } },
    { name: 'energy', at: { progress: 0.56 }, from: 0.4 },
    { name: 'CO2', at: { progress: 0.89 }, from: 0.62 },
    { name: 'winners', at: { progress: 1 }, from: 0.9 },
  ],
  // Below 0 as long as it is still coming in.
  progress: (topPx, heightPx, viewportPx) =>
    Math.min(1, Math.max(COSTS_START, -topPx / Math.max(1, heightPx - viewportPx))),
  measure(_, { widthPx, heightPx }, __, refs) {
    const { head, foot } = refs;
    if (!(head instanceof HTMLElement) || !(foot instanceof HTMLElement)) return undefined;
    const em = readEm();
    // As in the sheet, by the stage in `rem`.
    const isLow = heightPx < BREAKPOINTS_EM.height.low * FONT_PX * em;
    const isStriped = widthPx < BREAKPOINTS_EM.width.medium * FONT_PX * em && !isLow;
    // In a small window the page shows the charts of the plain reading.
    if (isLow && widthPx <= NARROW_MAX_PX) return undefined;
    const layout = placeCosts({
      widthPx,
      heightPx,
      em,
      headBottomPx: head.offsetTop + head.offsetHeight,
      footTopPx: foot.offsetTop,
      gutterPx: (head.offsetParent as HTMLElement | null)?.offsetLeft ?? 0,
      valuePx: (refs.longest?.clientWidth ?? 0) * LARGEST_SHARE,
      isStriped,
      isClose: widthPx < BREAKPOINTS_EM.width.wide * DEFAULT_FONT_PX,
    });
    return fitsLabels(layout, readLabelSize(refs)) ? { ...layout, plies: placePlies(layout) } : undefined;
  },
  *prepare(layout, pool, { pixelRatio }) {
    return yield* bakeCosts(layout, pool, pixelRatio);
  },
  draw(context, layout, sprites, at, props) {
    drawCosts(context, layout, sprites, readProgress(at, props));
    return props.replayFromMs !== undefined;
  },
  place(refs, layout, at, props) {
    const progress = readProgress(at, props);
    const smog = calculateSmog(progress);
    for (const label of [...placeAxisLabels(layout, progress), ...placeRowLabels(layout, progress)])
      placeLabel(refs, label);
    placeThread(refs, layout.plies);
    const frontYPx = calculateFrontYPx(layout, progress);
    refs.root?.toggleAttribute('data-smog-at-foot', smog > 0 && frontYPx < layout.footTopPx);
    refs.root?.toggleAttribute('data-smog-at-head', smog > 0 && frontYPx < layout.headBottomPx - 40);
    refs.again?.toggleAttribute('data-idle', props.replayFromMs === undefined && progress < AGAIN_FROM);
    if (props.replayFromMs !== undefined && progress === at.progress) props.onReplayed();
    return false;
  },
  captions: ({ isStriped }) => listCaptions(isStriped),
  captionProgress: readProgress,
};

import * as words from '#words/lake';
import { figures } from '../../data/figures';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { YARNS } from '../../model/industry';
import type { MeasureText } from '../../scene/fitText';
import { clamp, mix, smoothStep } from '../../theme/easing';
import type { Camera, Stage } from './placeLake';
import type { Span } from './timeline';
import { findEdge } from './water';

type LabelId = 'lake' | 'you' | 'half' | 'hung' | 'textile' | 'cotton' | 'whole';

interface Label {
  id: LabelId;
  /** Each kind has a font of its own. */
  kind: 'mark' | 'bracket' | 'foot';
  /** The reader's own is written when it is known. */
  text: string;
  /** Whether its number stands on what nobody has read: it has the dashed line of such numbers. */
  isUnconfirmed?: true;
  /** When it comes and when it goes. */
  enter: Span;
  leave: Span;
}

const ALWAYS: Span = [-2, -1];
const NEVER: Span = [2, 3];

/** When the lake fades, and its name with it. */
export const LAKE_LEAVES: Span = [0.577, 0.603];
/** When the lines in the lake, and their tags, fade: it steps aside then. */
const TAGS_LEAVE: Span = [0.455, 0.475];
/** The line of what was said comes with the water. */
export const HALF_COMES: Span = [0.165, 0.185];

const YARN_COUNT = formatNumber(YARNS.all);
const TEXTILE_COUNT = formatNumber(YARNS.textile);

/** What is written into the picture. The captions and the picture's name say all of it too. */
export const LABELS: readonly Label[] = [
  { id: 'lake', kind: 'mark', text: words.lakeName, enter: ALWAYS, leave: LAKE_LEAVES },
  { id: 'you', kind: 'mark', text: '', enter: [0.07, 0.09], leave: TAGS_LEAVE },
  { id: 'half', kind: 'mark', text: words.saidHalf, enter: HALF_COMES, leave: TAGS_LEAVE },
  {
    id: 'hung',
    kind: 'mark',
    text: words.labelHung(YARN_COUNT),
    enter: [0.487, 0.495],
    leave: [0.605, 0.615],
  },
  {
    id: 'textile',
    kind: 'bracket',
    text: words.labelTextile(TEXTILE_COUNT, YARN_COUNT),
    isUnconfirmed: true,
    enter: [0.685, 0.7],
    leave: [0.82, 0.83],
  },
  {
    id: 'cotton',
    kind: 'bracket',
    text: words.labelCotton(formatFigure(figures['cotton-of-textile']), TEXTILE_COUNT),
    isUnconfirmed: true,
    enter: [0.88, 0.895],
    leave: NEVER,
  },
  { id: 'whole', kind: 'foot', text: words.labelWhole(YARN_COUNT), enter: [0.685, 0.7], leave: NEVER },
];

/** How clearly a label stands at progress `p`: 0 to 1. */
export function calculateLabelOpacity({ enter, leave }: Pick<Label, 'enter' | 'leave'>, p: number): number {
  return smoothStep(...enter, p) * (1 - smoothStep(...leave, p));
}

/** How clearly the reader's hatching and line stand at progress `p`. */
export const calculateGuessOpacity = (p: number): number => 1 - smoothStep(...TAGS_LEAVE, p);

/** How wide the texts of the labels are that stand in the lake or hang from its lines, in pixels. */
export type TagWidths = Record<'lake' | 'you' | 'half', number>;

/** @param fontPx the size of the tags; the lake's name is larger by `nameEm` */
export function measureTags(fontPx: number, measure: MeasureText): TagWidths {
  const width = (text: string) => measure(text, 'label', fontPx);
  return {
    lake: width(words.lakeName),
    // The longest of all.
    you: width(words.labelYou(formatFigure({ value: 100, unit: 'percent' }))),
    half: width(words.saidHalf),
  };
}

interface PlacedLabel {
  xPx: number;
  yPx: number;
  /** Only names of yarns have a width of their own. */
  widthPx?: number;
}

/** Between two tags that turn away from each other. */
const APART_PX = 16;

/**
 * Where two tags begin that hang from lines at those places: each under the middle of its line, or to either side where
 * they would touch. None leaves the room.
 */
export function placeTags(
  [firstPx, secondPx]: readonly [number, number],
  [firstWidthPx, secondWidthPx]: readonly [number, number],
  { leftPx, widthPx }: { leftPx: number; widthPx: number },
): [number, number] {
  const isNear = Math.abs(firstPx - secondPx) < (firstWidthPx + secondWidthPx) / 2 + APART_PX;
  const keep = (xPx: number, ownPx: number) => clamp(xPx, leftPx, leftPx + widthPx - ownPx);
  const place = (xPx: number, ownPx: number, isWest: boolean) => {
    if (!isNear) return keep(xPx - ownPx / 2, ownPx);
    return keep(isWest ? xPx - ownPx - APART_PX / 4 : xPx + APART_PX / 4, ownPx);
  };
  const isFirstWest = firstPx <= secondPx;
  return [place(firstPx, firstWidthPx, isFirstWest), place(secondPx, secondWidthPx, !isFirstWest)];
}

/** Where each label stands on the stage: names of yarns at the warp, marks around the lake, wherever `lake` has it. */
export function placeLabels(
  stage: Stage,
  tags: TagWidths,
  lake: Camera,
  percent: number | undefined,
): Record<LabelId, PlacedLabel> {
  const { warp, lakeRoom, aside } = stage;
  const over = (yarns: number, yPx: number): PlacedLabel => ({
    xPx: warp.leftPx + 1,
    yPx,
    widthPx: yarns * warp.pitchPx - 2,
  });
  const on = (x: number, y: number) => ({
    xPx: lake.leftPx + x * lake.pxPerUnit,
    yPx: lake.topPx + y * lake.pxPerUnit,
  });
  const foot = on(findEdge(0.5), LAKE_ONTARIO.height);
  const line = percent === undefined ? undefined : on(findEdge(percent / 100), 0).xPx;
  const [youPx, halfPx] = placeTags(
    // Without a guess the other tag hangs under the middle of its line.
    [line ?? Number.NEGATIVE_INFINITY, foot.xPx],
    [tags.you, tags.half],
    lakeRoom,
  );
  // Its name is as large on the small lake: there it goes to the middle.
  const small = (stage.lake.pxPerUnit - lake.pxPerUnit) / (stage.lake.pxPerUnit - aside.pxPerUnit || 1);
  const yPx = foot.yPx + 12;
  return {
    lake: on(mix(689, 600, small), mix(277, 320, small)),
    you: { xPx: youPx, yPx },
    half: { xPx: halfPx, yPx },
    hung: { xPx: warp.leftPx, yPx: warp.topPx - 36 },
    textile: over(YARNS.textile, warp.topPx),
    cotton: over(YARNS.cotton, warp.topPx),
    whole: over(YARNS.all, warp.bottomPx),
  };
}

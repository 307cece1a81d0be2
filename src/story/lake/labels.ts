import * as words from '#words/lake';
import { figures } from '../../data/figures';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { LAKE_SHARES, ROPES, YARNS } from '../../model/industry';
import { fitText, type MeasureText } from '../../scene/fitText';
import { mix, smoothStep } from '../../theme/easing';
import type { Camera, Stage } from './placeLake';
import { placeEdges, type WaterTable } from './shoreline';
import type { Span } from './timeline';

export type LabelId =
  | 'half'
  | 'share'
  | 'tahoe'
  | 'lake'
  | 'all'
  | 'textile'
  | 'rest'
  | 'cotton'
  | 'whole'
  | 'ropes'
  | 'otherRope'
  | 'axis'
  | 'hung'
  | 'source';

interface Label {
  id: LabelId;
  /** Each kind has a font of its own. */
  kind: 'mark' | 'bracket' | 'foot' | 'axis';
  text: string;
  /** Whether its number stands on what nobody has read: it has the dashed line of such numbers. */
  isUnconfirmed?: true;
  /** When it comes and when it goes. */
  enter: Span;
  leave: Span;
}

/** The yarns are counted by tens. */
export const COUNTS = Array.from({ length: YARNS.all / 10 }, (_, i) => 10 * (i + 1));

const NEVER: Span = [2, 3];

/** When the lake fades, and its name with it. */
export const LAKE_LEAVES: Span = [0.462, 0.488];

const LAKE_SHARE = formatFigure(figures['lake-share']);
const YARN_COUNTS = {
  all: formatNumber(YARNS.all),
  textile: formatNumber(YARNS.textile),
};

/** What is written into the picture. The captions and the picture's name say all of it too. */
export const LABELS: readonly Label[] = [
  { id: 'lake', kind: 'mark', text: words.lakeName, enter: [0.04, 0.08], leave: LAKE_LEAVES },
  { id: 'half', kind: 'mark', text: words.saidHalf, enter: [0.12, 0.16], leave: [0.345, 0.37] },
  {
    id: 'share',
    kind: 'mark',
    text: words.labelShare(LAKE_SHARE),
    enter: [0.25, 0.29],
    leave: [0.345, 0.37],
  },
  {
    id: 'tahoe',
    kind: 'mark',
    text: words.labelTahoe,
    enter: [0.25, 0.29],
    leave: [0.345, 0.37],
  },
  {
    id: 'source',
    kind: 'mark',
    text: words.labelSource(LAKE_SHARE),
    enter: [0.385, 0.395],
    leave: LAKE_LEAVES,
  },
  {
    id: 'hung',
    kind: 'mark',
    text: words.labelHung(YARN_COUNTS.all),
    enter: [0.358, 0.366],
    leave: [0.492, 0.5],
  },
  {
    id: 'all',
    kind: 'bracket',
    text: words.labelAll(YARN_COUNTS.all, formatFigure(figures['fashion-water'], 'short')),
    enter: [0.5, 0.515],
    leave: [0.57, 0.59],
  },
  {
    id: 'textile',
    kind: 'bracket',
    text: words.labelTextile(YARN_COUNTS.textile),
    isUnconfirmed: true,
    enter: [0.635, 0.655],
    leave: [0.865, 0.885],
  },
  {
    id: 'rest',
    kind: 'bracket',
    text: words.labelRest(formatNumber(YARNS.everythingElse)),
    isUnconfirmed: true,
    enter: [0.635, 0.655],
    leave: NEVER,
  },
  { id: 'axis', kind: 'axis', text: '', enter: [0.485, 0.51], leave: [0.575, 0.6] },
  {
    id: 'cotton',
    kind: 'bracket',
    text: words.labelCotton(formatNumber(YARNS.cotton)),
    isUnconfirmed: true,
    enter: [0.915, 0.935],
    leave: NEVER,
  },
  {
    id: 'whole',
    kind: 'mark',
    text: words.labelWhole(YARN_COUNTS.textile),
    isUnconfirmed: true,
    enter: [0.81, 0.83],
    leave: NEVER,
  },
  {
    id: 'ropes',
    kind: 'foot',
    text: words.labelRopes(ROPES.cotton, ROPES.all),
    isUnconfirmed: true,
    enter: [0.915, 0.935],
    leave: NEVER,
  },
  {
    id: 'otherRope',
    kind: 'foot',
    text: words.labelOtherRope(ROPES.all - ROPES.cotton),
    isUnconfirmed: true,
    enter: [0.915, 0.935],
    leave: NEVER,
  },
];

/** How clearly a label stands at progress `p`: 0 to 1. */
export function calculateLabelOpacity({ enter, leave }: Pick<Label, 'enter' | 'leave'>, p: number): number {
  return smoothStep(...enter, p) * (1 - smoothStep(...leave, p));
}

const LAKE_WORDS: readonly LabelId[] = ['lake', 'share', 'source'];
/** From the middle of Lake Tahoe's name to its foot, in lines. */
const TAHOE_LINES = 2;
/** They take at most this share of the lake's width. */
const WORDS_SHARE = 0.76;

/**
 * The labels that have room on the stage: a lake as small as tall captions of spaced letters leave it has none for words.
 * The captions and the picture's name say what they say, too.
 * @param fontPx the size of the words in the lake
 */
export function listRoomy(
  { lake, tahoe, isNarrow, lakeCaptionTopPx }: Stage,
  fontPx: number,
  measure: MeasureText,
): readonly LabelId[] {
  const box = { widthPx: lake.pxPerUnit * LAKE_ONTARIO.width * WORDS_SHARE, heightPx: fontPx };
  const style = { cut: 'label', sizesPx: [fontPx], lineHeight: 1, measure } as const;
  const hasRoom = LABELS.every(({ id, text }) => !LAKE_WORDS.includes(id) || fitText(text, style, box));
  const hasTahoe = !isNarrow || tahoe.yPx + TAHOE_LINES * fontPx <= lakeCaptionTopPx;
  return LABELS.map(({ id }) => id).filter((id) =>
    id === 'tahoe' ? hasTahoe : hasRoom || !LAKE_WORDS.includes(id),
  );
}

/** Which yarns each bracket spans. */
const BRACKETS = {
  all: [0, YARNS.all],
  textile: [0, YARNS.textile],
  rest: [YARNS.textile, YARNS.all],
  cotton: [0, YARNS.cotton],
} as const;

interface PlacedLabel {
  xPx: number;
  yPx: number;
  /** Only brackets have a width of their own. */
  widthPx?: number;
}

/** Where each label stands on the stage: brackets above the beam, marks around the lake, wherever `lake` has it. */
export function placeLabels(
  stage: Stage,
  water: WaterTable,
  lake: Camera = stage.lake,
): Record<LabelId, PlacedLabel> {
  const { warp, bundle, tahoe, isNarrow } = stage;
  const bracket = ([from, to]: readonly [number, number]): PlacedLabel => ({
    xPx: warp.leftPx + from * warp.pitchPx + 1,
    yPx: warp.topPx,
    widthPx: (to - from) * warp.pitchPx - 2,
  });
  const foot = (from: number, to: number): PlacedLabel => ({
    xPx: warp.leftPx + from * bundle.pitchPx + 1,
    yPx: warp.bottomPx,
    widthPx: (to - from) * bundle.pitchPx - 2,
  });
  const on = (x: number, y: number): PlacedLabel => ({
    xPx: lake.leftPx + x * lake.pxPerUnit,
    yPx: lake.topPx + y * lake.pxPerUnit,
  });
  // Its name is as large on the small lake: there it goes to the middle.
  const aside = (stage.lake.pxPerUnit - lake.pxPerUnit) / (stage.lake.pxPerUnit - stage.aside.pxPerUnit || 1);
  const edge = (share: number) => placeEdges(water, share, 1)[1] ?? 0;
  const half = on(edge(LAKE_SHARES.claimed), 452 * 1.04);
  return {
    lake: on(isNarrow ? mix(690, 560, aside) : mix(715, 620, aside), 330),
    half: { xPx: half.xPx, yPx: half.yPx + 6 },
    share: on(edge(LAKE_SHARES.true * 0.5), isNarrow ? 84 : 180),
    tahoe: isNarrow
      ? { xPx: tahoe.xPx + tahoe.radiusPx + 12, yPx: tahoe.yPx }
      : { xPx: tahoe.xPx - tahoe.radiusPx, yPx: tahoe.yPx + tahoe.radiusPx + 12 },
    axis: { xPx: warp.leftPx, yPx: warp.bottomPx + 12, widthPx: warp.pitchPx * YARNS.all },
    source: on(-22, 345),
    hung: { xPx: warp.leftPx, yPx: warp.topPx - 36 },
    all: bracket(BRACKETS.all),
    textile: bracket(BRACKETS.textile),
    rest: bracket(BRACKETS.rest),
    cotton: bracket(BRACKETS.cotton),
    whole: {
      xPx: warp.leftPx + YARNS.all * warp.pitchPx,
      yPx: mix(bundle.yarnsEndPx, bundle.ropesTopPx, 0.1),
    },
    ropes: foot(0, ROPES.cotton),
    otherRope: foot(ROPES.cotton, ROPES.all),
  };
}

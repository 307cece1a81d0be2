import type { Scene } from '../scene/scene';
import { clamp, easeSoak } from '../theme/easing';
import { NARROW_MAX_PX } from '../theme/tokens';
import { calculateHeading, countVisiblePoints, placeThread } from './placeThread';
import { calculateReachPx } from './reach';
import { type Entry, readWaypoints } from './readWaypoints';
import { cutRope, type Rope } from './rope';
import type { RopeStage } from './ropeStages';
import { type PlacedNeedle, showRopes } from './showRopes';

/** The dye of a point so far down the page, while the page is scrolled by so much; undefined for the thread's own. */
export type FindDye = (scrolledPx: number) => ((yPx: number) => RopeStage) | undefined;

export interface ThreadProps {
  /** Where the thread comes in; without it, it draws itself out of the logo. */
  ends: { entry?: Entry; exit?: Entry };
  measureDye?: ((page: HTMLElement) => FindDye | undefined) | undefined;
}

interface ThreadLayout {
  rope: Rope;
  needlePx: number;
  pagePx: number;
  viewportPx: number;
  /** How long the thread draws itself in. */
  drawInMs: number;
  findDye: FindDye | undefined;
  /** Where the thread leaves the page. */
  exit: Entry | undefined;
}

const SIZES = {
  wide: { ropePx: 9, needlePx: 46 },
  narrow: { ropePx: 6, needlePx: 32 },
} as const;

/** How far down the viewport the needle leads, as a share of its height. */
const REACH = 0.86;
const DRAW_IN_MS = 2400;

function placeNeedle({ rope, needlePx }: ThreadLayout, end: number): PlacedNeedle | undefined {
  const head = rope.points[end - 1];
  if (!head) return undefined;
  return { ...head, headingRadians: calculateHeading(rope.points, end - 1), lengthPx: needlePx };
}

/** How far a page is scrolled, as a share of its height: 1 is more than can be scrolled. */
export const calculateScrolledShare = (topPx: number, heightPx: number): number =>
  heightPx > 0 ? -topPx / heightPx : 0;

/** The page-long thread, led by its needle. Its root lies over all of the page that it runs through. */
export const threadScene: Scene<ThreadProps, ThreadLayout> = {
  clock: 'scroll',
  stops: [{ name: 'whole', at: { progress: 1, elapsedMs: DRAW_IN_MS } }],
  progress: calculateScrolledShare,
  layoutKey: () => '',
  measure(root, { widthPx, heightPx }, { ends: { entry }, measureDye }) {
    const page = root.offsetParent;
    if (!(page instanceof HTMLElement)) return undefined;
    const { clientWidth, clientHeight } = document.documentElement;
    const { ropePx, needlePx } = clientWidth <= NARROW_MAX_PX ? SIZES.narrow : SIZES.wide;
    const points = placeThread(readWaypoints(page, entry));
    const last = points.at(-1);
    return {
      rope: cutRope(points, ropePx),
      needlePx,
      pagePx: heightPx,
      viewportPx: clientHeight,
      drawInMs: entry ? 0 : DRAW_IN_MS,
      findDye: measureDye?.(page),
      exit: last && { xShare: last.xPx / widthPx, stage: last.stage },
    };
  },
  place({ drawing }, layout, { progress, elapsedMs }) {
    const { rope, pagePx, viewportPx, drawInMs, findDye } = layout;
    const scrolledPx = progress * pagePx;
    const reachPx = calculateReachPx(scrolledPx, viewportPx, pagePx, REACH);
    const drawn = drawInMs > 0 ? clamp(elapsedMs / drawInMs) : 1;
    const end = Math.round(countVisiblePoints(rope.points, reachPx) * easeSoak(drawn));
    if (!drawing) return false;
    showRopes(drawing, [{ rope, end, dye: findDye?.(scrolledPx), needle: placeNeedle(layout, end) }]);
    return drawn < 1;
  },
};

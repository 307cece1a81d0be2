import type { Scene } from '../scene/scene';
import { clamp, easeSoak } from '../theme/easing';
import { NARROW_MAX_PX } from '../theme/tokens';
import { layWay, placeDue } from './layWay';
import { calculateHeading } from './placeThread';
import { calculateReachPx } from './reach';
import { cutRope, type Rope } from './rope';
import { type PlacedNeedle, showRopes } from './showRopes';
import type { Way } from './way';

export interface ThreadProps {
  /** Where the thread runs through the page. */
  readWay: (page: HTMLElement) => Way;
  /** Whether it draws itself in as the page opens. */
  isDrawnIn: boolean;
}

interface ThreadLayout {
  rope: Rope;
  /** How far down the page the reader must have come before each of its points is drawn. */
  dueYPx: readonly number[];
  isSewnOn: boolean;
  needlePx: number;
  pagePx: number;
  viewportPx: number;
}

const SIZES = {
  wide: { ropePx: 9, needlePx: 46, cornerPx: 34 },
  narrow: { ropePx: 6, needlePx: 32, cornerPx: 18 },
} as const;

/** How far down the viewport the needle leads, as a share of its height. */
const REACH = 0.86;
const DRAW_IN_MS = 2400;

function placeNeedle({ rope, needlePx, isSewnOn }: ThreadLayout, end: number): PlacedNeedle | undefined {
  const head = rope.points[end - 1];
  if (!head || (isSewnOn && end === rope.points.length)) return undefined;
  return { ...head, headingRadians: calculateHeading(rope.points, end - 1), lengthPx: needlePx };
}

/** The page-long thread, led by its needle. Its root lies over all of the page that it runs through. */
export const threadScene: Scene<ThreadProps, ThreadLayout> = {
  clock: 'scroll',
  rests: [{ name: 'whole', at: { progress: 1, elapsedMs: DRAW_IN_MS } }],
  // As a share of the page's height: 1 is more than can be scrolled.
  progress: (topPx, heightPx) => (heightPx > 0 ? -topPx / heightPx : 0),
  layoutKey: () => '',
  measure(root, { heightPx }, { readWay }) {
    const page = root.offsetParent;
    if (!(page instanceof HTMLElement)) return undefined;
    const { clientWidth, clientHeight } = document.documentElement;
    const { ropePx, needlePx, cornerPx } = SIZES[clientWidth <= NARROW_MAX_PX ? 'narrow' : 'wide'];
    const { corners, isSewnOn = false } = readWay(page);
    const points = layWay(corners, cornerPx);
    return {
      rope: cutRope(points, ropePx),
      dueYPx: placeDue(points),
      isSewnOn,
      needlePx,
      pagePx: heightPx,
      viewportPx: clientHeight,
    };
  },
  place({ drawing }, layout, { progress, elapsedMs }, { isDrawnIn }) {
    const { rope, dueYPx, pagePx, viewportPx } = layout;
    const reachPx = calculateReachPx(progress * pagePx, viewportPx, pagePx, REACH);
    const isBelow = dueYPx.findIndex((yPx) => yPx > reachPx);
    const drawn = isDrawnIn ? clamp(elapsedMs / DRAW_IN_MS) : 1;
    const end = Math.round((isBelow < 0 ? dueYPx.length : isBelow) * easeSoak(drawn));
    if (!drawing) return false;
    showRopes(drawing, [{ rope, end, needle: placeNeedle(layout, end) }]);
    return drawn < 1;
  },
};

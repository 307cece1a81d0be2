import type { Scene } from '../../../scene/scene';
import type { Waypoint } from '../../../thread/placeThread';
import { calculateReachPx } from '../../../thread/reach';
import { calculateScrolledShare } from '../../../thread/scene';
import { type PlacedNeedle, type ShownRope, showRopes } from '../../../thread/showRopes';
import { readStrands } from './readStrands';
import { countDue, NEEDLE_PX_PER_ROPE_PX, placeNeedle, type Strand } from './strand';

/** Where the needle leads, as a share of the viewport's height. */
const REACH = 0.95;

/** A drawing that comes with the thread. */
interface Drawing {
  element: HTMLElement;
  dueYPx: number;
}

interface StrandsLayout {
  strands: readonly Strand[];
  drawings: readonly Drawing[];
  pagePx: number;
  viewportPx: number;
}

/** Pegs, holes and drops come with the thread: once it has left their drawing. */
function findDrawings(page: HTMLElement, strands: readonly Strand[]): Drawing[] {
  const { left: pageLeft, top: pageTop } = page.getBoundingClientRect();
  const points = strands.flatMap((strand) => strand.points);
  return [...page.querySelectorAll<HTMLElement>('[data-drawing]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = ({ xPx, yPx }: Waypoint) =>
      xPx + pageLeft > left && xPx + pageLeft < right && yPx + pageTop > top && yPx + pageTop < bottom;
    const last = points.findLast(isInside);
    return { element, dueYPx: last?.dueYPx ?? bottom - pageTop };
  });
}

/** The first `end` points, the last of them as the needle that leads the rest. */
function showStrand({ points, rope }: Strand, end: number): ShownRope {
  const placed = placeNeedle(points, end, rope.widthPx * NEEDLE_PX_PER_ROPE_PX);
  const eye = placed && points[placed.eye];
  const needle: PlacedNeedle | undefined =
    eye && !placed.isHidden
      ? { ...eye, headingRadians: placed.heading, lengthPx: placed.lengthPx }
      : undefined;
  return { rope, end: placed ? placed.eye + 1 : end, needle };
}

/** The thread of the costs page: it parts in two, draws the tips and sews the label on. */
export const strandsScene: Scene<object, StrandsLayout> = {
  clock: 'scroll',
  stops: [{ name: 'whole', at: { progress: 1 } }],
  progress: calculateScrolledShare,
  measure(root, { heightPx }) {
    const page = root.offsetParent;
    if (!(page instanceof HTMLElement)) return undefined;
    const strands = readStrands(page);
    return {
      strands,
      drawings: findDrawings(page, strands),
      pagePx: heightPx,
      viewportPx: document.documentElement.clientHeight,
    };
  },
  place({ drawing }, { strands, drawings, pagePx, viewportPx }, { progress }) {
    const reachPx = calculateReachPx(progress * pagePx, viewportPx, pagePx, REACH);
    for (const { element, dueYPx } of drawings) element.toggleAttribute('data-drawn', dueYPx <= reachPx);
    if (!drawing) return;
    showRopes(
      drawing,
      strands.map((strand) => showStrand(strand, countDue(strand.points, reachPx))),
    );
  },
};

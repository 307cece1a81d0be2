import { drawNeedle } from '../../thread/drawRope';
import {
  describePath,
  drawNear,
  fitToView,
  followPage,
  type PageView,
  readPageView,
} from '../../thread/pageView';
import type { Waypoint } from '../../thread/placeThread';
import { readStrands } from './readStrands';
import { countDue, NEEDLE_PX_PER_ROPE_PX, placeNeedle, type Strand } from './strand';

/** Where the needle leads, as a share of the viewport's height. */
const REACH = 0.95;

/** Draws the first `end` points, the last of them as the needle that leads the rest. */
function drawStrand(
  context: CanvasRenderingContext2D,
  { points, ropePx, hasNeedle }: Strand,
  end: number,
  view: PageView,
): void {
  const needle = placeNeedle(points, end, ropePx * NEEDLE_PX_PER_ROPE_PX, hasNeedle);
  drawNear(context, points, needle ? needle.eye + 1 : end, ropePx, view);
  const eye = needle && points[needle.eye];
  if (eye && !needle.isHidden)
    drawNeedle(context, eye.xPx, eye.yPx, needle.heading, needle.lengthPx, eye.stage);
}

/**
 * Hangs the thread of the costs page into `page`: it parts in two, draws the tips and sews the last underline.
 * @returns a function that takes it down
 */
export function hangStrands(canvas: HTMLCanvasElement, page: HTMLElement, isStill: boolean): () => void {
  let strands: Strand[] = [];
  let drawn = '';
  let drawings: { element: HTMLElement; dueYPx: number }[] = [];
  return followPage(
    page,
    () => {
      strands = readStrands(page);
      // Pegs, holes and drops come with the thread: once it has left their drawing.
      const { left: pageLeft, top: pageTop } = page.getBoundingClientRect();
      drawings = [...page.querySelectorAll<HTMLElement>('[data-drawing]')].map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = ({ xPx, yPx }: Waypoint) =>
          xPx + pageLeft > left && xPx + pageLeft < right && yPx + pageTop > top && yPx + pageTop < bottom;
        const last = strands.flatMap(({ points }) => points).findLast(isInside);
        return { element, dueYPx: last?.dueYPx ?? bottom - pageTop };
      });
      canvas.dataset.path = strands.map(({ points }) => describePath(points)).join(' ');
      drawn = '';
    },
    () => {
      const view = readPageView(page, REACH, isStill);
      for (const { element, dueYPx } of drawings)
        element.toggleAttribute('data-drawn', dueYPx <= view.reachPx);
      const ends = strands.map(({ points }) => countDue(points, view.reachPx));
      const picture = [view.topPx, view.heightPx, view.widthPx, ...ends].join(' ');
      if (picture === drawn) return false;
      drawn = picture;
      const context = fitToView(canvas, view);
      if (!context) return false;
      for (const [index, strand] of strands.entries()) {
        const end = ends[index] ?? 0;
        drawStrand(context, strand, end, view);
      }
      return false;
    },
  );
}

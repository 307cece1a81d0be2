import { drawNeedle } from '../../thread/drawRope';
import { describePath, drawNear, fitToView, followPage, readPageView } from '../../thread/pageView';
import { calculateHeading, type Waypoint } from '../../thread/placeThread';
import { readStrands } from './readStrands';
import { countDue, type Strand } from './strand';

const NEEDLE_PX_PER_ROPE_PX = 11;
/** Where the needle leads, as a share of the viewport's height. */
const REACH = 0.95;

function drawHead(
  context: CanvasRenderingContext2D,
  { points, ropePx, hasNeedle }: Strand,
  end: number,
): void {
  const head = points[end - 1];
  // The needle is seen from the tips on, where the thread is indigo: before, it has a name to part at.
  if (!hasNeedle || head?.stage !== 'indigo') return;
  const heading = calculateHeading(points, end - 1);
  drawNeedle(context, head.xPx, head.yPx, heading, ropePx * NEEDLE_PX_PER_ROPE_PX, head.stage);
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
        drawNear(context, strand.points, end, strand.ropePx, view);
        drawHead(context, strand, end);
      }
      return false;
    },
  );
}

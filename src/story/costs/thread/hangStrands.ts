import { fitCanvas } from '../../../charts/canvas';
import { clamp, mix } from '../../../theme/easing';
import { drawNeedle, drawRope } from '../../thread/drawRope';
import { calculateHeading } from '../../thread/placeThread';
import { readStrands } from './readStrands';
import { countDue, type Strand } from './strand';

const NEEDLE_PX_PER_ROPE_PX = 11;
/** Where the needle leads, as a share of the viewport's height; near the page's end it hurries to the bottom. */
const REACH = 0.95;
const HURRY_FROM_PX = 420;
/** The canvas holds this much more than the viewport, so that most scrolling repaints nothing. */
const MARGIN_SHARE = 0.5;
const PATH_EVERY = 4;

/** The way as text: a test holds it against every text box. */
function describeWay(strands: readonly Strand[]): string {
  return strands
    .flatMap(({ points }) => points.filter(({ isHidden }, i) => !isHidden && i % PATH_EVERY === 0))
    .map(({ xPx, yPx }) => `${Math.round(xPx)},${Math.round(yPx)}`)
    .join(' ');
}

function drawStrand(
  context: CanvasRenderingContext2D,
  strand: Strand,
  end: number,
  topPx: number,
  bottomPx: number,
) {
  const { points, ropePx, hasNeedle } = strand;
  const isSeen = (index: number) => {
    const point = points[index];
    return point !== undefined && !point.isHidden && point.yPx > topPx - 60 && point.yPx < bottomPx + 60;
  };
  for (let from = 0; from < end; from++) {
    if (!isSeen(from)) continue;
    let to = from + 1;
    while (to < end && isSeen(to)) to++;
    drawRope(context, points, from, to, ropePx);
    from = to;
  }
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
  let request = 0;
  let drawn = '';
  let drawings: { element: HTMLElement; dueYPx: number }[] = [];

  function paint() {
    request = 0;
    const { clientWidth: widthPx, clientHeight: viewportPx } = document.documentElement;
    const scrolledPx = -page.getBoundingClientRect().top;
    const leftPx = page.offsetHeight - viewportPx - scrolledPx;
    const reach = leftPx <= 2 ? Number.POSITIVE_INFINITY : mix(1.02, REACH, clamp(leftPx / HURRY_FROM_PX));
    const limitPx = isStill ? Number.POSITIVE_INFINITY : scrolledPx + viewportPx * reach;
    const marginPx = viewportPx * MARGIN_SHARE;
    const heightPx = Math.min(page.offsetHeight, viewportPx + 2 * marginPx);
    const stepPx = marginPx / 2;
    const wantedPx = Math.floor((scrolledPx - marginPx) / stepPx) * stepPx;
    const topPx = Math.round(clamp(wantedPx, 0, Math.max(0, page.offsetHeight - heightPx)));
    for (const { element, dueYPx } of drawings) element.toggleAttribute('data-drawn', dueYPx <= limitPx);
    const ends = strands.map(({ points }) => countDue(points, limitPx));
    const picture = [topPx, heightPx, widthPx, ...ends].join(' ');
    if (picture === drawn) return;
    drawn = picture;
    const context = fitCanvas(canvas, widthPx, heightPx)?.context;
    if (!context) return;
    canvas.style.height = `${heightPx}px`;
    canvas.style.translate = `0 ${topPx}px`;
    context.translate(0, -topPx);
    for (const [index, strand] of strands.entries()) {
      drawStrand(context, strand, ends[index] ?? 0, topPx, topPx + heightPx);
    }
  }

  const schedule = () => {
    request ||= requestAnimationFrame(paint);
  };
  const place = () => {
    strands = readStrands(page);
    // Pegs, holes and drops come with the thread.
    drawings = [...page.querySelectorAll<HTMLElement>('[data-drawing]')].map((element) => ({
      element,
      dueYPx: element.getBoundingClientRect().bottom - page.getBoundingClientRect().top,
    }));
    canvas.dataset.path = describeWay(strands);
    drawn = '';
    schedule();
  };
  place();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', place);
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  sizes?.observe(page);
  document.fonts?.ready.then(place);
  return () => {
    cancelAnimationFrame(request);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', place);
    sizes?.disconnect();
  };
}

import { fitCanvas, readPixelRatio } from '../../charts/canvas';
import { clamp, mix } from '../../theme/easing';
import type { Waypoint } from './placeThread';

/**
 * The canvas holds this much more than the viewport above and below, so that most scrolling moves no canvas. A larger
 * one would cost the browser more with each change, and below the needle there is nothing to show.
 */
const MARGIN_SHARE = 0.25;
/** How far it moves, as a share of the margin: what is left of it below is for the frames that come late. */
const STEP_SHARE = 0.8;
/** Near the page's end the needle hurries to the bottom, so that the thread is whole there. */
const HURRY_FROM_PX = 420;
const HURRIED_REACH = 1.05;
/** Every fourth point is plenty for holding the path against the text boxes. */
const PATH_EVERY = 4;

/** The part of the page that the canvas shows, and how far the thread has come; page pixels. */
export interface PageView {
  widthPx: number;
  topPx: number;
  heightPx: number;
  pixelRatio: number;
  /** How far down the page the needle leads. */
  reachPx: number;
}

/** Reads which part of `page` is near. `reach` is where the needle leads, as a share of the viewport's height. */
export function readPageView(page: HTMLElement, reach: number, isStill: boolean): PageView {
  const { clientWidth: widthPx, clientHeight: viewportPx } = document.documentElement;
  const scrolledPx = -page.getBoundingClientRect().top;
  const marginPx = viewportPx * MARGIN_SHARE;
  const heightPx = Math.min(page.offsetHeight, viewportPx + 2 * marginPx);
  const stepPx = marginPx * STEP_SHARE;
  const wantedPx = Math.floor((scrolledPx - marginPx) / stepPx) * stepPx;
  const leftPx = page.offsetHeight - viewportPx - scrolledPx;
  const isWhole = isStill || leftPx <= 2;
  return {
    widthPx,
    heightPx,
    pixelRatio: readPixelRatio(),
    topPx: Math.round(clamp(wantedPx, 0, Math.max(0, page.offsetHeight - heightPx))),
    reachPx: isWhole
      ? Number.POSITIVE_INFINITY
      : scrolledPx + viewportPx * mix(HURRIED_REACH, reach, clamp(leftPx / HURRY_FROM_PX)),
  };
}

/** Whether two views show the same part of the page, as sharply. */
export function isSamePlace(a: PageView, b: PageView): boolean {
  return (
    a.widthPx === b.widthPx &&
    a.topPx === b.topPx &&
    a.heightPx === b.heightPx &&
    a.pixelRatio === b.pixelRatio
  );
}

/** Lays the empty canvas over that part of the page; its context draws in page pixels. */
export function fitToView(canvas: HTMLCanvasElement, view: PageView): CanvasRenderingContext2D | undefined {
  const context = fitCanvas(canvas, view.widthPx, view.heightPx)?.context;
  if (!context) return undefined;
  canvas.style.height = `${view.heightPx}px`;
  canvas.style.translate = `0 ${view.topPx}px`;
  context.translate(0, -view.topPx);
  return context;
}

/** The path as text: "x,y x,y …" in page pixels. */
export function describePath(points: readonly (Waypoint & { isHidden?: boolean })[]): string {
  return points
    .filter(({ isHidden }, i) => !isHidden && i % PATH_EVERY === 0)
    .map(({ xPx, yPx }) => `${Math.round(xPx)},${Math.round(yPx)}`)
    .join(' ');
}

/**
 * Calls `place` once the page is laid out and whenever its layout changes, and `paint` in the frame after that or after
 * scrolling; again in the next frame as long as it returns true.
 * @returns a function that stops
 */
export function followPage(
  page: HTMLElement,
  place: () => void,
  paint: (nowMs: number) => boolean,
): () => void {
  let request = 0;
  const draw = (nowMs: number) => {
    request = paint(nowMs) ? requestAnimationFrame(draw) : 0;
  };
  const schedule = () => {
    request ||= requestAnimationFrame(draw);
  };
  const placeAgain = () => {
    place();
    schedule();
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', placeAgain);
  const sizes = new ResizeObserver(placeAgain);
  sizes.observe(page);
  // A step that begins to count gives the thread its dye.
  const steps = new MutationObserver(schedule);
  steps.observe(page, { subtree: true, attributeFilter: ['data-active'] });
  if (document.fonts?.status === 'loading') document.fonts.ready.then(placeAgain);
  return () => {
    cancelAnimationFrame(request);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', placeAgain);
    sizes.disconnect();
    steps.disconnect();
  };
}

import { fitCanvas, readPixelRatio } from '../../charts/canvas';
import { cancelFrame, queueFrame } from '../../motion/frameQueue';
import { putIntoTurn } from '../../motion/scheduler';
import { clamp, mix } from '../../theme/easing';
import type { Waypoint } from './placeThread';

/** So much more than the viewport is drawn above and below it, as a share of its height, for the frames that come late. */
const MARGIN_SHARE = 0.25;
/**
 * The bands' height as a share of the viewport's: few canvases, three for a page of one screen, and few empty pixels where
 * the thread runs across.
 */
const BAND_SHARE = 0.34;
/** Bands begin at multiples of this, and so on whole bitmap pixels at any usual pixel ratio. */
const GRID_PX = 20;
/** Each band reaches this far into the next, so that no gap shows between them. */
const OVERLAP_PX = 2;
/** Their sides lie on multiples of this, so that a thread that is laid a little aside leaves them where they are. */
const SIDE_STEP_PX = 64;
/** Around the thread's points lies at most the longest needle of any page. */
const NEEDLE_PX = 66;
/** Near the page's end the needle hurries to the bottom, so that the thread is whole there. */
const HURRY_FROM_PX = 420;
const HURRIED_REACH = 1.05;
/** Every fourth point is plenty to tell where the thread runs: they lie as close as the rope is thick. */
const PATH_EVERY = 4;

/** A point of the thread, which may run behind the cloth there. */
type PathPoint = Waypoint & { isHidden?: boolean };

/** A part of the page that has a canvas of its own; page pixels. */
export interface Band {
  leftPx: number;
  widthPx: number;
  topPx: number;
  heightPx: number;
  pixelRatio: number;
}

/** The part of the page that is drawn, and how far the thread has come; page pixels. */
export interface PageView {
  widthPx: number;
  bands: Band[];
  /** How far down the page the needle leads. */
  reachPx: number;
}

/** The bands of a page of `endPx` that lie around a viewport of `viewportPx` when it is scrolled by `scrolledPx`. */
export function placeBands(
  viewportPx: number,
  scrolledPx: number,
  endPx: number,
): Pick<Band, 'topPx' | 'heightPx'>[] {
  const marginPx = viewportPx * MARGIN_SHARE;
  // Even a window without any height has bands.
  const bandPx = Math.max(1, Math.ceil((viewportPx * BAND_SHARE) / GRID_PX)) * GRID_PX;
  const untilPx = Math.min(endPx, scrolledPx + viewportPx + marginPx);
  const bands = [];
  let topPx = Math.max(0, Math.floor((scrolledPx - marginPx) / bandPx) * bandPx);
  for (; topPx < untilPx; topPx += bandPx)
    bands.push({ topPx, heightPx: Math.min(bandPx + OVERLAP_PX, endPx - topPx) });
  return bands;
}

/** Reads which part of `page` is near. `reach` is where the needle leads, as a share of the viewport's height. */
export function readPageView(page: HTMLElement, reach: number, isStill: boolean): PageView {
  const { clientWidth: widthPx, clientHeight: viewportPx } = document.documentElement;
  const scrolledPx = -page.getBoundingClientRect().top;
  const pixelRatio = readPixelRatio();
  const aheadPx = page.offsetHeight - viewportPx - scrolledPx;
  const isWhole = isStill || aheadPx <= 2;
  return {
    widthPx,
    bands: placeBands(viewportPx, scrolledPx, page.offsetHeight).map((band) => ({
      leftPx: 0,
      widthPx,
      ...band,
      pixelRatio,
    })),
    reachPx: isWhole
      ? Number.POSITIVE_INFINITY
      : scrolledPx + viewportPx * mix(HURRIED_REACH, reach, clamp(aheadPx / HURRY_FROM_PX)),
  };
}

const thinOut = (points: readonly PathPoint[]) =>
  points.filter(({ isHidden }, i) => !isHidden && i % PATH_EVERY === 0);

/**
 * Creates what cuts a band down to where the thread and its needle run in it: with each change the browser copies every
 * pixel of a canvas, and most of them would be empty. Each band is held against the points once.
 */
export function createCutter(points: readonly PathPoint[]): (band: Band) => Band {
  const path = thinOut(points);
  const cuts: Record<string, Band> = {};
  const cut = (band: Band): Band => {
    const { topPx, heightPx } = band;
    let [fromPx, toPx] = [band.widthPx, 0];
    for (const { xPx, yPx } of path) {
      if (yPx < topPx - NEEDLE_PX || yPx > topPx + heightPx + NEEDLE_PX) continue;
      fromPx = Math.min(fromPx, xPx);
      toPx = Math.max(toPx, xPx);
    }
    const leftPx = Math.max(0, Math.floor((fromPx - NEEDLE_PX) / SIDE_STEP_PX) * SIDE_STEP_PX);
    const rightPx = Math.min(band.widthPx, Math.ceil((toPx + NEEDLE_PX) / SIDE_STEP_PX) * SIDE_STEP_PX);
    return { ...band, leftPx, widthPx: Math.max(1, rightPx - leftPx) };
  };
  return (band) => {
    const key = JSON.stringify(band);
    cuts[key] ??= cut(band);
    return cuts[key];
  };
}

/** Whether two bands are the same part of the page, as sharp. */
export function isSamePlace(a: Band, b: Band): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Lays the empty canvas over that part of the page; its context draws in page pixels. */
export function fitToBand(canvas: HTMLCanvasElement, band: Band): CanvasRenderingContext2D | undefined {
  const context = fitCanvas(canvas, band.widthPx, band.heightPx)?.context;
  if (!context) return undefined;
  Object.assign(canvas.style, {
    width: `${band.widthPx}px`,
    height: `${band.heightPx}px`,
    translate: `${band.leftPx}px ${band.topPx}px`,
  });
  context.translate(-band.leftPx, -band.topPx);
  return context;
}

/** The path as text: "x,y x,y …" in page pixels. */
export function describePath(points: readonly PathPoint[]): string {
  return thinOut(points)
    .map(({ xPx, yPx }) => `${Math.round(xPx)},${Math.round(yPx)}`)
    .join(' ');
}

/**
 * Calls `place` once the page is laid out and whenever its layout changes, each time in a turn of its own, and `paint`
 * in the frame after `place` has come to its end, or after a scroll; again in the next frame as long as it returns true.
 * `place` may take several turns, and is not called again before its end; `signal` says when nobody needs it any more.
 * @returns a function that stops
 */
export function followPage(
  page: HTMLElement,
  place: (signal: AbortSignal) => Promise<void>,
  paint: (nowMs: number) => boolean,
): () => void {
  const draw = (nowMs: number) => {
    if (paint(nowMs)) schedule();
  };
  const schedule = () => queueFrame(draw);
  const leaving = new AbortController();
  const { signal } = leaving;
  const placeAgain = putIntoTurn(async () => {
    await place(signal);
    if (!signal.aborted) schedule();
  }, signal);
  window.addEventListener('scroll', schedule, { passive: true, signal });
  window.addEventListener('resize', placeAgain, { signal });
  const sizes = new ResizeObserver(placeAgain);
  sizes.observe(page);
  // A step that begins to count gives the thread its dye.
  const steps = new MutationObserver(schedule);
  steps.observe(page, { subtree: true, attributeFilter: ['data-active'] });
  if (document.fonts?.status === 'loading') document.fonts.ready.then(placeAgain);
  return () => {
    cancelFrame(draw);
    leaving.abort();
    sizes.disconnect();
    steps.disconnect();
  };
}

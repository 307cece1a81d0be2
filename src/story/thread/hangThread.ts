import { easeSoak } from '../../theme/easing';
import { NARROW_MAX_PX } from '../../theme/tokens';
import { drawNeedle, drawRope } from './drawRope';
import { dyeAtCard } from './dyeAtCard';
import { describePath, drawNear, fitToView, followPage, readPageView } from './pageView';
import { calculateHeading, countVisiblePoints, placeThread, STEP_PX, type Waypoint } from './placeThread';
import { type Entry, readWaypoints } from './readWaypoints';

const SIZES = {
  wide: { ropePx: 9, needlePx: 46 },
  narrow: { ropePx: 6, needlePx: 32 },
} as const;

/** How far down the viewport the needle leads, as a share of its height. */
const REACH = 0.86;
/** From the logo the thread draws itself in within this time. */
const DRAW_IN_MS = 2400;
/** How the thread enters a page that is opened directly. */
const FIRST_ENTRY: Entry = { xShare: 0.98, stage: 'raw' };

/** Where the last page let the thread out. */
let lastExit: Entry | undefined;

/** What stands on the canvas. */
interface Painted {
  context: CanvasRenderingContext2D;
  /** How many points may be seen when the thread is drawn in, and how many are. */
  visible: number;
  end: number;
  ropePx: number;
  needlePx: number;
}

/** Draws the part of the thread that lies around the viewport, up to its needle. */
function paint(
  canvas: HTMLCanvasElement,
  page: HTMLElement,
  raw: readonly Waypoint[],
  isStill: boolean,
  drawnShare: number,
): Painted | undefined {
  const points = dyeAtCard(raw, page);
  const view = readPageView(page, REACH, isStill);
  const context = fitToView(canvas, view);
  if (!context) return undefined;
  const visible = countVisiblePoints(points, view.reachPx);
  const end = Math.round(visible * drawnShare);
  const { ropePx, needlePx } = view.widthPx <= NARROW_MAX_PX ? SIZES.narrow : SIZES.wide;
  drawNear(context, points, end, ropePx, view);
  drawHead(context, points, end, needlePx);
  return { context, visible, end, ropePx, needlePx };
}

function drawHead(
  context: CanvasRenderingContext2D,
  points: readonly Waypoint[],
  end: number,
  needlePx: number,
): void {
  const head = points[end - 1];
  if (head) drawNeedle(context, head.xPx, head.yPx, calculateHeading(points, end - 1), needlePx, head.stage);
}

/** Draws on from what stands there: only around the needle's last place, which is wiped away. */
function grow(painted: Painted, points: readonly Waypoint[], drawnShare: number): void {
  const { context, visible, end, ropePx, needlePx } = painted;
  const head = points[end - 1];
  const next = Math.round(visible * drawnShare);
  if (next === end) return;
  const wipedPx = needlePx * 1.2;
  if (head) context.clearRect(head.xPx - wipedPx, head.yPx - wipedPx, 2 * wipedPx, 2 * wipedPx);
  // From behind the wiped box, whose half diagonal is 1.5 times its half side at most.
  const from = Math.max(0, end - Math.ceil((1.5 * wipedPx) / STEP_PX));
  drawRope(context, points, from, next, ropePx);
  drawHead(context, points, next, needlePx);
  painted.end = next;
}

function hang(canvas: HTMLCanvasElement, page: HTMLElement, isStill: boolean, drawInMs: number): () => void {
  let points: Waypoint[] = [];
  let startMs: number | undefined;
  let painted: Painted | undefined;
  const entry = drawInMs > 0 ? undefined : (lastExit ?? FIRST_ENTRY);
  const stop = followPage(
    page,
    () => {
      points = placeThread(readWaypoints(page, entry));
      canvas.dataset.path = describePath(points);
    },
    (nowMs, isMoved) => {
      startMs ??= nowMs;
      const drawn = isStill || drawInMs === 0 ? 1 : (nowMs - startMs) / drawInMs;
      // Once it is whole it is drawn in one go, without the seams of its growth.
      if (painted && drawn < 1 && !isMoved) grow(painted, points, easeSoak(drawn));
      else painted = paint(canvas, page, points, isStill, easeSoak(drawn));
      return drawn < 1;
    },
  );
  return () => {
    stop();
    const exit = points.at(-1);
    if (exit) lastExit = { xShare: exit.xPx / document.documentElement.clientWidth, stage: exit.stage };
  };
}

/**
 * Hangs the thread into `page` and keeps it there through scrolling and resizing. It comes in where the page before
 * let it out.
 * @returns a function that takes it down and remembers where it left the page
 */
export function hangThread(canvas: HTMLCanvasElement, page: HTMLElement, isStill: boolean): () => void {
  return hang(canvas, page, isStill, 0);
}

/** Hangs the thread as `hangThread` does, but from the logo, out of which it draws itself. */
export function hangFromLogo(canvas: HTMLCanvasElement, page: HTMLElement, isStill: boolean): () => void {
  return hang(canvas, page, isStill, DRAW_IN_MS);
}

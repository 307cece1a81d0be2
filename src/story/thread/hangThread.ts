import { fitCanvas } from '../../charts/canvas';
import { clamp, easeSoak, mix } from '../../theme/easing';
import { NARROW_MAX_PX } from '../../theme/tokens';
import { drawNeedle, drawRope } from './drawRope';
import { calculateHeading, countVisiblePoints, placeThread, STEP_PX, type Waypoint } from './placeThread';
import { readWaypoints } from './readWaypoints';
import type { RopeStage } from './ropeStages';

export interface ThreadOptions {
  /** The dye in which the thread enters a page that is opened directly. */
  entryStage: RopeStage;
  /** How far down the viewport the needle leads, as a share of its height. */
  reach: number;
  /** Whether the thread starts at the logo; otherwise it comes in where the page before let it out. */
  startsAtLogo: boolean;
  /** The thread draws itself in within this time after the page has come; 0 shows it at once. */
  drawInMs: number;
  /** Whether the whole thread is shown at once, without motion. */
  isStill: boolean;
}

const SIZES = {
  wide: { ropePx: 9, needlePx: 46 },
  narrow: { ropePx: 6, needlePx: 32 },
} as const;

/** Every fourth point is plenty for holding the path against the text boxes. */
const PATH_EVERY = 4;

/** Where the last page let the thread out: a share of the width, and its dye. */
let lastExit: { xShare: number; stage: RopeStage } | undefined;

/** The path as text: a test holds it against every text box. */
function describePath(points: readonly Waypoint[]): string {
  return points
    .filter((_, i) => i % PATH_EVERY === 0)
    .map(({ xPx, yPx }) => `${Math.round(xPx)},${Math.round(yPx)}`)
    .join(' ');
}

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
  points: readonly Waypoint[],
  options: ThreadOptions,
  drawnShare: number,
): Painted | undefined {
  const { clientWidth: widthPx, clientHeight: viewportPx } = document.documentElement;
  const scrolledPx = -page.getBoundingClientRect().top;
  const heightPx = Math.min(page.offsetHeight, viewportPx * 2);
  const topPx = clamp(scrolledPx - viewportPx / 2, 0, Math.max(0, page.offsetHeight - heightPx));
  const context = fitCanvas(canvas, widthPx, heightPx)?.context;
  if (!context) return undefined;
  canvas.style.height = `${heightPx}px`;
  canvas.style.translate = `0 ${topPx}px`;
  context.translate(0, -topPx);

  // Near the page's end the needle hurries to the bottom, so that the thread is whole there.
  const leftPx = page.offsetHeight - viewportPx - scrolledPx;
  const reach = mix(1.05, options.reach, clamp(leftPx / 420));
  const visible = options.isStill
    ? points.length
    : countVisiblePoints(points, scrolledPx + viewportPx * reach);
  const end = Math.round(visible * drawnShare);
  const { ropePx, needlePx } = widthPx <= NARROW_MAX_PX ? SIZES.narrow : SIZES.wide;
  const isNear = (i: number) => {
    const yPx = points[i]?.yPx ?? Number.NaN;
    return yPx > topPx - needlePx && yPx < topPx + heightPx + needlePx;
  };
  for (let from = 0; from < end; from++) {
    if (!isNear(from)) continue;
    let to = from + 1;
    while (to < end && isNear(to)) to++;
    drawRope(context, points, from, to, ropePx);
    from = to;
  }
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

/**
 * Hangs the thread into `page` and keeps it there through scrolling and resizing.
 * @returns a function that takes it down and remembers where it left the page
 */
export function hangThread(canvas: HTMLCanvasElement, page: HTMLElement, options: ThreadOptions): () => void {
  let points: Waypoint[] = [];
  let request = 0;
  let startMs: number | undefined;
  let painted: Painted | undefined;
  const drawInMs = options.isStill ? 0 : options.drawInMs;
  const draw = (nowMs: number) => {
    request = 0;
    startMs ??= nowMs;
    const drawn = drawInMs > 0 ? (nowMs - startMs) / drawInMs : 1;
    // Once it is whole it is drawn in one go, without the seams of its growth.
    if (painted && drawn < 1) grow(painted, points, easeSoak(drawn));
    else painted = paint(canvas, page, points, options, easeSoak(drawn));
    if (drawn < 1) request = requestAnimationFrame(draw);
  };
  const schedule = () => {
    painted = undefined;
    request ||= requestAnimationFrame(draw);
  };
  const entry = options.startsAtLogo ? undefined : (lastExit ?? { xShare: 0.98, stage: options.entryStage });
  const place = () => {
    points = placeThread(readWaypoints(page, entry));
    canvas.dataset.path = describePath(points);
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
    const exit = points.at(-1);
    if (exit) lastExit = { xShare: exit.xPx / document.documentElement.clientWidth, stage: exit.stage };
  };
}

import { redrawBox } from '../../charts/canvas';
import { drawRope } from './drawRope';
import { fitToView, isSamePlace, type PageView } from './pageView';
import type { Waypoint } from './placeThread';

/** What ends this far outside of a strip may still reach into it. */
const NEAR_PX = 60;
/** Points this near to where they were have not moved: no more than that do sums differ at another scroll position. */
const MOVED_PX = 0.001;

/** A strip across the page, in page pixels. */
export interface Strip {
  topPx: number;
  bottomPx: number;
}

/** What stands on the canvas, for the next frame to go on from. */
export interface Painted {
  context: CanvasRenderingContext2D;
  view: PageView;
}

/** The strip that the canvas shows. */
function findWholeStrip({ topPx, heightPx }: PageView): Strip {
  return { topPx, bottomPx: topPx + heightPx };
}

/**
 * The strip that holds points `from` to `to`, both included, and `marginPx` around them.
 * @returns undefined for no points
 */
export function measureStrip(
  points: readonly Waypoint[],
  from: number,
  to: number,
  marginPx: number,
): Strip | undefined {
  let [topPx, bottomPx] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = Math.max(0, from); i <= to && i < points.length; i++) {
    const yPx = points[i]?.yPx ?? 0;
    topPx = Math.min(topPx, yPx - marginPx);
    bottomPx = Math.max(bottomPx, yPx + marginPx);
  }
  return topPx < bottomPx ? { topPx, bottomPx } : undefined;
}

function hasMoved(point: Waypoint, was: Waypoint | undefined): boolean {
  if (point.stage !== was?.stage) return true;
  return Math.abs(point.xPx - was.xPx) > MOVED_PX || Math.abs(point.yPx - was.yPx) > MOVED_PX;
}

/**
 * Where a thread that has been laid anew looks different: the strip that holds what it had and has from there on, and
 * `marginPx` around them.
 * @returns undefined for no points
 */
export function measureMove(
  was: readonly Waypoint[],
  is: readonly Waypoint[],
  marginPx: number,
): Strip | undefined {
  const moved = is.findIndex((point, i) => hasMoved(point, was[i]));
  const from = Math.max(0, (moved < 0 ? is.length : moved) - 1);
  return measureStrip([...was.slice(from), ...is.slice(from)], 0, Number.POSITIVE_INFINITY, marginPx);
}

/** Draws each strip of the canvas anew, and nothing outside of them. */
export function repaintStrips(
  context: CanvasRenderingContext2D,
  view: PageView,
  strips: readonly (Strip | undefined)[],
  draw: (strip: Strip) => void,
): void {
  const ratio = view.pixelRatio;
  const whole = findWholeStrip(view);
  for (const strip of strips) {
    if (!strip) continue;
    // On whole bitmap pixels: a cut within one would show.
    const topPx = view.topPx + Math.floor((Math.max(strip.topPx, whole.topPx) - view.topPx) * ratio) / ratio;
    const bottomPx =
      view.topPx + Math.ceil((Math.min(strip.bottomPx, whole.bottomPx) - view.topPx) * ratio) / ratio;
    if (topPx >= bottomPx) continue;
    redrawBox(context, { leftPx: 0, topPx, widthPx: view.widthPx, heightPx: bottomPx - topPx }, () =>
      draw({ topPx, bottomPx }),
    );
  }
}

/**
 * Paints what `view` shows: of what stands there since `last` only what has changed, or all of it.
 * @returns undefined where canvas is not to be had
 */
export function repaint<Last extends Painted>(
  canvas: HTMLCanvasElement,
  view: PageView,
  last: Last | undefined,
  listChanges: (last: Last) => readonly (Strip | undefined)[],
  draw: (context: CanvasRenderingContext2D, strip: Strip) => void,
): Painted | undefined {
  const stands = last && isSamePlace(last.view, view) ? last : undefined;
  const context = stands?.context ?? fitToView(canvas, view);
  if (!context) return undefined;
  const strips = stands ? listChanges(stands) : [findWholeStrip(view)];
  repaintStrips(context, view, strips, (strip) => draw(context, strip));
  return { context, view };
}

/** Draws what can be seen in `strip` of the first `end` points. */
export function drawNear<Point extends Waypoint & { isHidden?: boolean }>(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  end: number,
  ropePx: number,
  { topPx, bottomPx }: Strip,
): void {
  const isSeen = (index: number) => {
    const point = points[index];
    return point && !point.isHidden && point.yPx > topPx - NEAR_PX && point.yPx < bottomPx + NEAR_PX;
  };
  for (let from = 0; from < end; from++) {
    if (!isSeen(from)) continue;
    let to = from + 1;
    while (to < end && isSeen(to)) to++;
    drawRope(context, points, from, to, ropePx);
    from = to;
  }
}

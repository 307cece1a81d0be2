import { redrawBox, releaseCanvases } from '../../charts/canvas';
import { drawRope } from './drawRope';
import { type Band, fitToBand, isSamePlace } from './pageView';
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

/** So many canvases begin in the first frames of a page: all of them in one would hold it up. */
const FIRST_BANDS_A_FRAME = 2;

/** What stands on a canvas, for the next frame to go on from. */
export interface PaintedBand {
  context: CanvasRenderingContext2D;
  band: Band;
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

/** Draws what lies in the band of each strip anew, and nothing outside of them. */
export function repaintStrips(
  { context, band }: PaintedBand,
  strips: readonly (Strip | undefined)[],
  draw: (context: CanvasRenderingContext2D, strip: Strip) => void,
): void {
  const ratio = band.pixelRatio;
  for (const strip of strips) {
    if (!strip) continue;
    // On whole bitmap pixels: a cut within one would show.
    const fromPx = Math.floor(Math.max(0, strip.topPx - band.topPx) * ratio) / ratio;
    const toPx = Math.ceil(Math.min(band.heightPx, strip.bottomPx - band.topPx) * ratio) / ratio;
    if (fromPx >= toPx) continue;
    const topPx = band.topPx + fromPx;
    redrawBox(context, { ...band, topPx, heightPx: toPx - fromPx }, () =>
      draw(context, { topPx, bottomPx: band.topPx + toPx }),
    );
  }
}

/** What stands on all canvases. */
export interface Painted {
  bands: readonly PaintedBand[];
  /** Whether nothing is left for the next frame. */
  isWhole: boolean;
}

/**
 * Paints `bands`, each on a canvas of its own within `host`: of those that stand there since `last` only the `changes`.
 * Until the first are whole, some in each frame.
 * @returns what stands there now; no bands where canvas is not to be had
 */
export function repaint(
  host: HTMLElement,
  bands: readonly Band[],
  last: Painted | undefined,
  changes: readonly (Strip | undefined)[],
  draw: (context: CanvasRenderingContext2D, strip: Strip) => void,
): Painted {
  const standing = bands.map((band) => last?.bands.find((painted) => isSamePlace(painted.band, band)));
  const free = [...host.querySelectorAll('canvas')].filter(
    (canvas) => !standing.some((painted) => painted?.context.canvas === canvas),
  );
  let room = last?.isWhole ? bands.length : FIRST_BANDS_A_FRAME;
  let isWhole = true;
  const painted = bands.flatMap((band, i) => {
    const stands = standing[i];
    if (!stands && room === 0) {
      isWhole = false;
      return [];
    }
    const context =
      stands?.context ?? fitToBand(free.shift() ?? host.appendChild(document.createElement('canvas')), band);
    if (!context) return [];
    if (!stands) room -= 1;
    const whole = { topPx: band.topPx, bottomPx: band.topPx + band.heightPx };
    repaintStrips({ context, band }, stands ? changes : [whole], draw);
    return [{ context, band }];
  });
  for (const canvas of free) canvas.remove();
  releaseCanvases(free);
  return { bands: painted, isWhole };
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

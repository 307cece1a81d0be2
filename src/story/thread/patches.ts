import { redrawBox, releaseCanvases } from '../../charts/canvas';
import { waitForFrame, waitForTurn } from '../../motion/scheduler';
import { drawRope } from './drawRope';
import { type Band, fitToBand, isSamePlace } from './pageView';
import { distance, type Waypoint } from './placeThread';

/** What ends this far outside of a patch may still reach into it. */
const NEAR_PX = 60;
/** Points this near to where they were have not moved: no more than that do sums differ at another scroll position. */
const MOVED_PX = 0.001;

/** A part of the page that is drawn anew, in page pixels. */
export interface Patch {
  leftPx: number;
  rightPx: number;
  topPx: number;
  bottomPx: number;
}

/** For what changes all over, and what is cut to its band only. */
export const EVERYWHERE: Patch = {
  leftPx: Number.NEGATIVE_INFINITY,
  rightPx: Number.POSITIVE_INFINITY,
  topPx: Number.NEGATIVE_INFINITY,
  bottomPx: Number.POSITIVE_INFINITY,
};

/** What stands on a canvas, for the next frame to go on from. */
export interface PaintedBand {
  context: CanvasRenderingContext2D;
  band: Band;
  /** Whether its canvas has been made and not drawn on yet. */
  isBlank?: boolean;
}

/**
 * The patch that holds points `from` to `to`, both included, and `marginPx` around them.
 * @returns undefined for no points
 */
export function measurePatch(
  points: readonly Waypoint[],
  from: number,
  to: number,
  marginPx: number,
): Patch | undefined {
  const held = points.slice(Math.max(0, from), to + 1);
  if (held.length === 0) return undefined;
  const [xsPx, ysPx] = [held.map(({ xPx }) => xPx), held.map(({ yPx }) => yPx)];
  return {
    leftPx: Math.min(...xsPx) - marginPx,
    rightPx: Math.max(...xsPx) + marginPx,
    topPx: Math.min(...ysPx) - marginPx,
    bottomPx: Math.max(...ysPx) + marginPx,
  };
}

function hasMoved(point: Waypoint, was: Waypoint | undefined): boolean {
  return point.stage !== was?.stage || distance(point, was) > MOVED_PX;
}

/**
 * Where a thread that has been laid anew looks different: the patch that holds what it had and has from there on, and
 * `marginPx` around them.
 * @returns undefined for no points
 */
export function measureMove(
  was: readonly Waypoint[],
  is: readonly Waypoint[],
  marginPx: number,
): Patch | undefined {
  const moved = is.findIndex((point, i) => hasMoved(point, was[i]));
  const from = Math.max(0, (moved < 0 ? is.length : moved) - 1);
  return measurePatch([...was.slice(from), ...is.slice(from)], 0, Number.POSITIVE_INFINITY, marginPx);
}

/** Draws what lies in the band of each patch anew, and nothing outside of them. */
export function repaintPatches(
  { context, band }: PaintedBand,
  patches: readonly (Patch | undefined)[],
  draw: (context: CanvasRenderingContext2D, patch: Patch) => void,
): void {
  const ratio = band.pixelRatio;
  // On whole bitmap pixels: a cut within one would show.
  const cut = (px: number, startPx: number, lengthPx: number, round: (px: number) => number) =>
    startPx + round(Math.min(Math.max(0, px - startPx), lengthPx) * ratio) / ratio;
  for (const patch of patches) {
    if (!patch) continue;
    const leftPx = cut(patch.leftPx, band.leftPx, band.widthPx, Math.floor);
    const rightPx = cut(patch.rightPx, band.leftPx, band.widthPx, Math.ceil);
    const topPx = cut(patch.topPx, band.topPx, band.heightPx, Math.floor);
    const bottomPx = cut(patch.bottomPx, band.topPx, band.heightPx, Math.ceil);
    if (leftPx >= rightPx || topPx >= bottomPx) continue;
    redrawBox(context, { leftPx, topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx }, () =>
      draw(context, { leftPx, rightPx, topPx, bottomPx }),
    );
  }
}

/** What stands on all canvases. */
export interface Painted {
  bands: readonly PaintedBand[];
  /** Whether nothing is left for the next call. */
  isWhole: boolean;
}

/**
 * Paints `bands`, each on a canvas of its own within `host`: of those that stand there since `last` only the `changes`.
 * Until the first are whole, each call makes one canvas or draws on it.
 * @returns what stands there now; no bands where canvas is not to be had
 */
export function repaint(
  host: HTMLElement,
  bands: readonly Band[],
  last: Painted | undefined,
  changes: readonly (Patch | undefined)[],
  draw: (context: CanvasRenderingContext2D, patch: Patch) => void,
): Painted {
  const standing = bands.map((band) => last?.bands.find((painted) => isSamePlace(painted.band, band)));
  const free = [...host.querySelectorAll('canvas')].filter(
    (canvas) => !standing.some((painted) => painted?.context.canvas === canvas),
  );
  const isFirst = !last?.isWhole;
  // None is made while one waits to be drawn on.
  let room = isFirst ? Number(!last?.bands.some(({ isBlank }) => isBlank)) : bands.length;
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
    const isBlank = isFirst && !stands;
    if (isBlank) isWhole = false;
    else repaintPatches({ context, band }, stands && !stands.isBlank ? changes : [EVERYWHERE], draw);
    return [{ context, band, isBlank }];
  });
  for (const canvas of free) canvas.remove();
  releaseCanvases(free);
  return { bands: painted, isWhole };
}

/**
 * Has `paint` paint a page's first canvases until all are whole, or `signal` says that nobody needs them. They take
 * longest to make: no frame has to, and each is shown before the next begins.
 */
export async function paintInTurns(paint: () => Painted, signal: AbortSignal): Promise<void> {
  let isWhole = false;
  while (!isWhole && !signal.aborted) {
    ({ isWhole } = paint());
    await waitForFrame();
    await waitForTurn();
  }
}

/** Draws what can be seen in `patch` of the first `end` points. */
export function drawNear<Point extends Waypoint & { isHidden?: boolean }>(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  end: number,
  ropePx: number,
  { leftPx, rightPx, topPx, bottomPx }: Patch,
): void {
  const isNear = (px: number, fromPx: number, toPx: number) => px > fromPx - NEAR_PX && px < toPx + NEAR_PX;
  const isSeen = (index: number) => {
    const point = points[index];
    return (
      point && !point.isHidden && isNear(point.xPx, leftPx, rightPx) && isNear(point.yPx, topPx, bottomPx)
    );
  };
  for (let from = 0; from < end; from++) {
    if (!isSeen(from)) continue;
    let to = from + 1;
    while (to < end && isSeen(to)) to++;
    drawRope(context, points, from, to, ropePx);
    from = to;
  }
}

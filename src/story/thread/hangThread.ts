import { releaseCanvases } from '../../charts/canvas';
import { workInTurns } from '../../motion/scheduler';
import { easeSoak } from '../../theme/easing';
import { NARROW_MAX_PX } from '../../theme/tokens';
import { drawNeedle } from './drawRope';
import { type CardDye, dyePoints, hasSameDyes, readCardDye } from './dyeAtCard';
import { type Band, createCutter, describePath, followPage, readPageView } from './pageView';
import {
  drawNear,
  EVERYWHERE,
  measureMove,
  measurePatch,
  type Painted,
  type Patch,
  paintInTurns,
  repaint,
} from './patches';
import { calculateHeading, countVisiblePoints, placeInSteps, type Waypoint } from './placeThread';
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

/** What is shown of the thread, and where. */
interface Shown {
  /** The thread as it was placed. */
  raw: readonly Waypoint[];
  /** How many points can be seen. */
  end: number;
  dye: CardDye | undefined;
  painted: Painted;
}

/** The thread of a page: as placed, and as it is dyed now. */
interface Hung {
  raw: readonly Waypoint[];
  points: readonly Waypoint[];
  /** Cuts a band down to the thread. */
  cut: (band: Band) => Band;
}

function layThread(raw: readonly Waypoint[]): Hung {
  const points = raw.map((point) => ({ ...point }));
  return { raw, points, cut: createCutter(points) };
}

/**
 * What has changed: with other dyes all that stands there; else around the needle, where the thread was laid anew, and
 * where a card dyes it.
 */
function listChanges(
  points: readonly Waypoint[],
  last: Shown,
  next: Omit<Shown, 'painted'>,
  needlePx: number,
): (Patch | undefined)[] {
  if (!hasSameDyes(last.dye, next.dye)) return [EVERYWHERE];
  const marginPx = needlePx * 1.2;
  const [from, to] = [Math.min(last.end, next.end) - 1, Math.max(last.end, next.end) - 1];
  const head = from === to ? undefined : measurePatch(points, from, to, marginPx);
  const [was, is] = [last.dye?.middlePx ?? 0, next.dye?.middlePx ?? 0];
  const dyed =
    was === is
      ? undefined
      : { ...EVERYWHERE, topPx: Math.min(was, is) - marginPx, bottomPx: Math.max(was, is) + marginPx };
  const moved = last.raw === next.raw ? undefined : measureMove(last.raw, next.raw, marginPx);
  return [head, dyed, moved];
}

/** Draws the part of the thread that lies around the viewport, up to its needle: of what stands there, the changes. */
function paint(
  host: HTMLElement,
  page: HTMLElement,
  { raw, points, cut }: Hung,
  isStill: boolean,
  drawnShare: number,
  shown: Shown | undefined,
): Shown {
  const dye = readCardDye(page);
  const view = readPageView(page, REACH, isStill);
  const end = Math.round(countVisiblePoints(points, view.reachPx) * drawnShare);
  const next = { raw, end, dye };
  const { ropePx, needlePx } = view.widthPx <= NARROW_MAX_PX ? SIZES.narrow : SIZES.wide;
  if (dye || shown?.dye) dyePoints(points, raw, dye);
  const painted = repaint(
    host,
    view.bands.map(cut),
    shown?.painted,
    shown ? listChanges(points, shown, next, needlePx) : [],
    (context, patch) => {
      drawNear(context, points, end, ropePx, patch);
      const head = points[end - 1];
      if (head)
        drawNeedle(context, head.xPx, head.yPx, calculateHeading(points, end - 1), needlePx, head.stage);
    },
  );
  return { ...next, painted };
}

function hang(host: HTMLElement, page: HTMLElement, isStill: boolean, drawInMs: number): () => void {
  let hung = layThread([]);
  let exit: Entry | undefined;
  let startMs: number | undefined;
  let shown: Shown | undefined;
  const isDrawn = isStill || drawInMs === 0;
  const entry = drawInMs > 0 ? undefined : (lastExit ?? FIRST_ENTRY);
  /** Reads the layout, and lays the thread by it, in steps. */
  function* lay(): Generator<undefined> {
    const waypoints = readWaypoints(page, entry);
    yield;
    const raw = yield* placeInSteps(waypoints);
    yield;
    const laid = layThread(raw);
    const path = describePath(raw);
    yield;
    // Its bands are cut here, so that no frame has to.
    readPageView(page, REACH, isStill).bands.map(laid.cut);
    yield;
    hung = laid;
    host.dataset.path = path;
    const last = raw.at(-1);
    exit = last && { xShare: last.xPx / document.documentElement.clientWidth, stage: last.stage };
  }
  const stop = followPage(
    page,
    async (signal) => {
      await workInTurns(lay(), signal);
      if (!shown?.painted.isWhole)
        await paintInTurns(() => {
          shown = paint(host, page, hung, isStill, Number(isDrawn), shown);
          return shown.painted;
        }, signal);
    },
    (nowMs) => {
      // The needle sets out once every canvas has begun: led over those that stand, it would have each copied again.
      if (shown?.painted.isWhole) startMs ??= nowMs;
      const drawn = isDrawn ? 1 : (nowMs - (startMs ?? nowMs)) / drawInMs;
      shown = paint(host, page, hung, isStill, easeSoak(drawn), shown);
      return drawn < 1;
    },
  );
  return () => {
    stop();
    lastExit = exit ?? lastExit;
    // Hung anew in the same place, the thread goes on with its canvases.
    if (!host.isConnected) releaseCanvases([...host.querySelectorAll('canvas')]);
  };
}

/**
 * Hangs the thread into `page` and keeps it there through scrolling and resizing. It comes in where the page before
 * let it out.
 * @returns a function that takes it down and remembers where it left the page
 */
export function hangThread(host: HTMLElement, page: HTMLElement, isStill: boolean): () => void {
  return hang(host, page, isStill, 0);
}

/** Hangs the thread as `hangThread` does, but from the logo, out of which it draws itself. */
export function hangFromLogo(host: HTMLElement, page: HTMLElement, isStill: boolean): () => void {
  return hang(host, page, isStill, DRAW_IN_MS);
}

import { workInTurns } from '../../../motion/scheduler';
import { drawNeedle } from '../../thread/drawRope';
import { createCutter, describePath, followPage, readPageView } from '../../thread/pageView';
import {
  drawNear,
  measureMove,
  measurePatch,
  type Painted,
  type Patch,
  paintInTurns,
  repaint,
} from '../../thread/patches';
import { STEP_PX, type Waypoint } from '../../thread/placeThread';
import { readStrands } from './readStrands';
import { countDue, NEEDLE_PX_PER_ROPE_PX, placeNeedle, type Strand } from './strand';

/** Where the needle leads, as a share of the viewport's height. */
const REACH = 0.95;

/** Draws the first `end` points, the last of them as the needle that leads the rest. */
function drawStrand(
  context: CanvasRenderingContext2D,
  { points, ropePx, hasNeedle }: Strand,
  end: number,
  patch: Patch,
): void {
  const needle = placeNeedle(points, end, ropePx * NEEDLE_PX_PER_ROPE_PX, hasNeedle);
  drawNear(context, points, needle ? needle.eye + 1 : end, ropePx, patch);
  const eye = needle && points[needle.eye];
  if (eye && !needle.isHidden)
    drawNeedle(context, eye.xPx, eye.yPx, needle.heading, needle.lengthPx, eye.stage);
}

/** Where a strand has changed between two ends: its needle lies behind each. */
function findChange({ points, ropePx }: Strand, was: number, is: number): Patch | undefined {
  if (was === is) return undefined;
  const needlePx = ropePx * NEEDLE_PX_PER_ROPE_PX;
  const behind = Math.ceil(needlePx / STEP_PX) + 1;
  return measurePatch(points, Math.min(was, is) - behind, Math.max(was, is), needlePx / 2);
}

/** Where strands that have been laid anew look different. */
function findMoves(was: readonly Strand[], is: readonly Strand[]): (Patch | undefined)[] {
  const all = was.length > is.length ? was : is;
  return all.map(({ ropePx }, i) =>
    measureMove(was[i]?.points ?? [], is[i]?.points ?? [], ropePx * NEEDLE_PX_PER_ROPE_PX),
  );
}

/** A drawing that comes with the thread. */
interface Drawing {
  element: HTMLElement;
  dueYPx: number;
}

/** Pegs, holes and drops come with the thread: once it has left their drawing. */
function findDrawings(page: HTMLElement, points: Strand['points']): Drawing[] {
  const { left: pageLeft, top: pageTop } = page.getBoundingClientRect();
  return [...page.querySelectorAll<HTMLElement>('[data-drawing]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = ({ xPx, yPx }: Waypoint) =>
      xPx + pageLeft > left && xPx + pageLeft < right && yPx + pageTop > top && yPx + pageTop < bottom;
    const last = points.findLast(isInside);
    return { element, dueYPx: last?.dueYPx ?? bottom - pageTop };
  });
}

/** The strands of a page, as they were laid. */
interface Laid {
  strands: readonly Strand[];
  /** Cuts a band down to them. */
  cut: ReturnType<typeof createCutter>;
  drawings: readonly Drawing[];
}

/** Which strands stand there, how much of each, and where. */
interface Shown {
  strands: readonly Strand[];
  ends: readonly number[];
  painted: Painted;
}

/** Draws the parts of the strands that lie around the viewport: of what stands there, the changes. */
function paint(
  host: HTMLElement,
  page: HTMLElement,
  { strands, cut, drawings }: Laid,
  isStill: boolean,
  last: Shown | undefined,
): Shown {
  const view = readPageView(page, REACH, isStill);
  for (const { element, dueYPx } of drawings) element.toggleAttribute('data-drawn', dueYPx <= view.reachPx);
  const ends = strands.map(({ points }) => countDue(points, view.reachPx));
  const painted = repaint(
    host,
    view.bands.map(cut),
    last?.painted,
    last
      ? [
          ...(last.strands === strands ? [] : findMoves(last.strands, strands)),
          ...strands.map((strand, i) => findChange(strand, last.ends[i] ?? 0, ends[i] ?? 0)),
        ]
      : [],
    (context, patch) => {
      for (const [i, strand] of strands.entries()) drawStrand(context, strand, ends[i] ?? 0, patch);
    },
  );
  return { strands, ends, painted };
}

/**
 * Hangs the thread of the costs page into `page`: it parts in two, draws the tips and sews the last underline.
 * @returns a function that takes it down
 */
export function hangStrands(host: HTMLElement, page: HTMLElement, isStill: boolean): () => void {
  let laid: Laid = { strands: [], cut: createCutter([]), drawings: [] };
  let shown: Shown | undefined;
  const paintAgain = () => {
    shown = paint(host, page, laid, isStill, shown);
    return shown.painted;
  };
  /** Reads the layout, and lays the strands by it, in steps. */
  function* lay(): Generator<undefined> {
    const strands = yield* readStrands(page);
    const points = strands.flatMap((strand) => strand.points);
    const cut = createCutter(points);
    // Its bands are cut here, so that no frame has to.
    readPageView(page, REACH, isStill).bands.map(cut);
    yield;
    const drawings = findDrawings(page, points);
    const path = strands.map((strand) => describePath(strand.points)).join(' ');
    yield;
    laid = { strands, cut, drawings };
    host.dataset.path = path;
  }
  return followPage(
    page,
    async (signal) => {
      await workInTurns(lay(), signal);
      if (!shown?.painted.isWhole) await paintInTurns(paintAgain, signal);
    },
    () => {
      paintAgain();
      return false;
    },
  );
}

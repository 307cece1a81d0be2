import { NARROW_MAX_PX } from '../../../theme/tokens';
import { parseKnots } from '../../../thread/parseKnots';
import { distance, type Waypoint } from '../../../thread/placeThread';
import { cutRope } from '../../../thread/rope';
import { DRAWING_BOX, TIP_DRAWINGS, type TipDrawingId } from '../tipDrawings';
import { roundCorners } from './roundCorners';
import { samplePath } from './samplePath';
import { placeStrand, type Strand, type StrandPiece } from './strand';

const SIZES = {
  wide: { ropePx: 6, cornerPx: 34 },
  narrow: { ropePx: 4, cornerPx: 16 },
} as const;

/** Distance between two sampled points of a drawing, in its own units. */
const DRAWING_STEP = 4;
/** What the reader scrolls while a drawing is drawn: a share of the viewport's height. */
const DRAWING_SPREAD = 0.1;

/** Where an element stands, in pixels relative to the page. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Reads a way from the page's layout, in pixels relative to `page`. */
class PageReader {
  readonly isNarrow = document.documentElement.clientWidth <= NARROW_MAX_PX;
  readonly viewportPx = document.documentElement.clientHeight;
  readonly size = SIZES[this.isNarrow ? 'narrow' : 'wide'];
  private readonly origin: DOMRect;

  constructor(page: HTMLElement) {
    this.origin = page.getBoundingClientRect();
  }

  box(element: Element): Box {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - this.origin.left, top: top - this.origin.top, width, height };
  }
}

/** An element's part in the thread's way, laid from `box`, where the element stands. */
type LayPieces = (element: HTMLElement, box: Box, page: PageReader) => StrandPiece[];

const layKnots: LayPieces = (element, { left, top, width, height }) => {
  const knots = parseKnots(element.dataset.knot ?? '');
  return [
    {
      ...(element.dataset.behind !== undefined && { isHidden: true }),
      waypoints: knots.map(({ xShare, yShare, stage }) => ({
        xPx: left + width * xShare,
        yPx: top + height * yShare,
        stage,
      })),
    },
  ];
};

const layDrawing: LayPieces = (element, box, page) => {
  const drawing = TIP_DRAWINGS[element.dataset.drawing as TipDrawingId];
  const samples = samplePath(drawing.path, DRAWING_STEP);
  if (page.isNarrow && element.dataset.reversed !== undefined) samples.reverse();
  const pieces: StrandPiece[] = [];
  let waypoints: Waypoint[] = [];
  const spreadPx = page.viewportPx * DRAWING_SPREAD;
  for (const [index, { x, y, isLifted }] of samples.entries()) {
    const isGap =
      page.isNarrow && element.dataset.reversed !== undefined ? samples[index - 1]?.isLifted : isLifted;
    if (isGap) {
      pieces.push({ waypoints, spreadPx: spreadPx / 2 });
      waypoints = [];
    }
    waypoints.push({
      xPx: box.left + (x / DRAWING_BOX.width) * box.width,
      yPx: box.top + (y / DRAWING_BOX.height) * box.height,
      stage: 'indigo',
    });
  }
  pieces.push({ waypoints, spreadPx: spreadPx / (pieces.length + 1) });
  // Between two pieces the thread runs behind the cloth.
  return pieces.flatMap((piece, index) => {
    const [from, to] = [pieces[index - 1]?.waypoints.at(-1), piece.waypoints[0]];
    return from && to ? [{ waypoints: [from, to], isHidden: true }, piece] : [piece];
  });
};

/**
 * Reads every strand of the page's thread from the layout: elements with the same `data-strand` in document order
 * are one strand. `data-knot` places waypoints, `data-drawing` a tip's drawing. What is not displayed is not passed. Pixels
 * are relative to `root`.
 */
export function readStrands(root: HTMLElement): Strand[] {
  const page = new PageReader(root);
  const ways = new Map<string, StrandPiece[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-strand]')) {
    if (element.getClientRects().length === 0) continue;
    const { drawing, strand = '' } = element.dataset;
    const lay = drawing !== undefined ? layDrawing : layKnots;
    const way = ways.get(strand) ?? [];
    ways.set(strand, way);
    way.push(...lay(element, page.box(element), page));
  }
  return Array.from(ways.values(), (pieces) => {
    const points = placeStrand(joinKnots(pieces).map((piece) => roundKnots(piece, page)));
    return { points, rope: cutRope(points, page.size.ropePx) };
  });
}

/** A plain way has corners; drawings are laid as they are. */
function roundKnots(piece: StrandPiece, page: PageReader): StrandPiece {
  const isPlain = piece.spreadPx === undefined && !piece.isHidden;
  return isPlain ? { waypoints: roundCorners(piece.waypoints, page.size.cornerPx) } : piece;
}

/** Knots that follow each other are one smooth way; every piece begins where the one before it ends. */
function joinKnots(pieces: readonly StrandPiece[]): StrandPiece[] {
  const joined: StrandPiece[] = [];
  for (const piece of pieces) {
    if (piece.waypoints.length === 0) continue;
    const last = joined.at(-1);
    const isPlain = (candidate: StrandPiece) => candidate.spreadPx === undefined && !candidate.isHidden;
    if (last && isPlain(last) && isPlain(piece)) {
      joined[joined.length - 1] = { waypoints: [...last.waypoints, ...piece.waypoints] };
      continue;
    }
    const end = last?.waypoints.at(-1);
    const start = piece.waypoints[0];
    const isApart = end && start && distance(end, start) > 1;
    if (!isApart || piece.isHidden || last?.isHidden) joined.push(piece);
    else if (isPlain(piece)) joined.push({ ...piece, waypoints: [end, ...piece.waypoints] });
    else if (last && isPlain(last)) {
      joined[joined.length - 1] = { waypoints: [...last.waypoints, start] };
      joined.push(piece);
    } else joined.push({ waypoints: [end, start] }, piece);
  }
  return joined;
}

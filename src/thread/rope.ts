import { drawStretch } from './drawRope';
import type { Waypoint } from './placeThread';
import { recordStrokes, type Stroke } from './strokes';

/** A short piece of a rope, in one dye: points `from` (included) to `to` (excluded), and its rim, body and twist. */
interface RopePiece {
  from: number;
  to: number;
  strokes: readonly Stroke[];
}

export interface Rope {
  points: readonly Waypoint[];
  widthPx: number;
  pieces: readonly RopePiece[];
}

/** Where a rope changes, the browser paints the boxes of the pieces that change, and no more. Even: the twist goes on. */
const PIECE_POINTS = 32;

/** The rim, body and twist of points `from` (included) to `to` (excluded); none for fewer than two. */
export function strokePiece({ points, widthPx }: Omit<Rope, 'pieces'>, from: number, to: number): Stroke[] {
  return recordStrokes((context) => drawStretch(context, points, from, to, widthPx));
}

/** A piece whose strokes are told when it is first shown: those of a long page take a while. */
function createPiece(rope: Omit<Rope, 'pieces'>, from: number, to: number): RopePiece {
  let strokes: Stroke[] | undefined;
  return {
    from,
    to,
    get strokes() {
      strokes ??= strokePiece(rope, from, to);
      return strokes;
    },
  };
}

/** Cuts a rope into short pieces. One point of overlap, so that no ground shows between two. */
export function cutRope(points: readonly Waypoint[], widthPx: number): Rope {
  const pieces: RopePiece[] = [];
  let from = 0;
  for (let to = 1; to <= points.length; to++) {
    if (points[to]?.stage === points[from]?.stage && to % PIECE_POINTS !== 0) continue;
    pieces.push(createPiece({ points, widthPx }, from, Math.min(to + 1, points.length)));
    from = to;
  }
  return { points, widthPx, pieces };
}

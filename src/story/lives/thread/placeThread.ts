import { addParts, PART_IDS, type Parts } from '../../../model/lives/life';

/** A box that a life's thread is drawn for, in the units of its drawing; CSS shows the one that suits the window. */
interface ThreadFrame {
  width: number;
  height: number;
  /** A turn is no narrower, or it could not be counted. */
  leastTurn: number;
}

export const THREAD_FRAMES = {
  wide: { width: 960, height: 58, leastTurn: 5.2 },
  narrow: { width: 350, height: 46, leastTurn: 4.2 },
} as const satisfies Record<string, ThreadFrame>;
export type FrameId = keyof typeof THREAD_FRAMES;

/** Room at the end for the needle. */
const NEEDLE = 62;
/** Below the thread, for the brackets. */
const BRACKET = 10;
const WIDEST_TURN = 7.4;
const GRAMS_A_TURN = [1, 2, 5, 10, 20, 50, 100];

/** How many grams one turn is, the same for both lives: as few as the longer one has room for. */
export function findGramsATurn(grams: readonly number[], frame: ThreadFrame): number {
  const room = frame.width - NEEDLE;
  const most = Math.max(...grams);
  return GRAMS_A_TURN.find((step) => (most / step) * frame.leastTurn <= room) ?? 200;
}

interface Stitches {
  part: keyof Parts;
  /** Where the part begins and ends. */
  from: number;
  to: number;
  /** What is sewn, as the `d` of a path. */
  path: string;
}

interface PlacedThread {
  stitches: readonly Stitches[];
  end: number;
  top: number;
  bottom: number;
}

const at = (value: number) => Number(value.toFixed(2));

/** Wound: a slanted line a turn. */
function wind(from: number, to: number, turns: number, top: number, bottom: number): string {
  const width = (to - from) / turns;
  return Array.from({ length: Math.ceil(turns - 0.04) }, (_, turn) => {
    const x = from + turn * width;
    return `M${at(Math.min(x + 0.22 * width, to))} ${top}L${at(Math.min(x + 0.68 * width, to))} ${bottom}`;
  }).join('');
}

/** A wave, or pressed pleats: from edge to edge twice a turn, ending where the part does. */
function swing(
  from: number,
  to: number,
  turns: number,
  ys: readonly [number, number],
  isSharp: boolean,
): string {
  const count = Math.max(1, Math.round(2 * turns));
  const half = (to - from) / count;
  const [first, second] = ys;
  return `M${at(from)} ${first}${Array.from({ length: count }, (_, n) => {
    const [x0, x1] = [from + n * half, from + (n + 1) * half];
    const [y0, y1] = n % 2 === 0 ? [first, second] : [second, first];
    return isSharp
      ? `L${at(x1)} ${y1}`
      : `C${at(x0 + 0.364 * half)} ${y0} ${at(x0 + 0.636 * half)} ${y1} ${at(x1)} ${y1}`;
  }).join('')}`;
}

/** Loops that lie over each other. */
function loop(from: number, to: number, turns: number, top: number, bottom: number): string {
  const count = Math.max(1, Math.round(turns));
  const step = (to - from) / count;
  const [rx, ry] = [at(0.8 * step), at((bottom - top) / 2)];
  return Array.from({ length: count }, (_, n) => {
    const x = at(from + (n + 0.5) * step);
    return `M${x} ${top}a${rx} ${ry} 0 1 1-.01 0`;
  }).join('');
}

/** Places one wear of a life: its parts one after another, each in a stitch of its own; a part of nothing is left out. */
export function placeThread(parts: Parts, gramsATurn: number, frame: ThreadFrame): PlacedThread {
  const turnsOf = (grams: number) => grams / gramsATurn;
  const all = turnsOf(addParts(parts));
  const turn = Math.min((frame.width - NEEDLE) / all, WIDEST_TURN);
  const [top, bottom] = [3, frame.height - BRACKET];
  const edges = [top + 2, bottom - 2] as const;
  let x = 1;
  const stitches = PART_IDS.flatMap((part): Stitches[] => {
    const turns = turnsOf(parts[part]);
    if (!(turns > 0)) return [];
    const [from, to] = [x, x + turns * turn];
    x = to;
    const path = {
      making: () => wind(from, to, turns, top, bottom),
      washing: () => swing(from, to, turns, edges, false),
      drying: () => loop(from, to, turns, ...edges),
      ironing: () => swing(from, to, turns, edges, true),
    }[part]();
    return [{ part, from: at(from), to: at(to), path }];
  });
  return { stitches, end: at(x), top, bottom };
}

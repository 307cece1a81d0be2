import { addCare, type Parts } from '../../model/lives/life';

/** So many turns are as long as the room that both lives' threads share: narrower, they could not be told apart. */
const TURNS = 45;
/** No thread fills the room by less grams, so that what shrinks is seen to shrink. */
const LEAST_GRAMS = 135;

interface Stitches {
  /** In percent of the room. */
  from: number;
  width: number;
  /** What is sewn, in a box that is a turn wide for each unit, and 100 high. */
  turns: number;
  path: string;
}

const round = (value: number) => Number(value.toFixed(2));

/** Wound: a slanted line a turn. */
const wind = (turns: number) =>
  Array.from({ length: Math.ceil(turns - 0.3) }, (_, turn) => `M${turn + 0.2} 4L${turn + 0.6} 96`).join('');

/** A wave from edge to edge, once up and down a turn. */
function swing(turns: number): string {
  const count = Math.max(1, Math.round(2 * turns));
  const half = turns / count;
  return `M0 92${Array.from({ length: count }, (_, n) => {
    const [y0, y1] = n % 2 === 0 ? [92, 8] : [8, 92];
    const [x0, x1] = [n * half, (n + 1) * half];
    return `C${round(x0 + 0.36 * half)} ${y0} ${round(x0 + 0.64 * half)} ${y1} ${round(x1)} ${y1}`;
  }).join('')}`;
}

/** Places one wear of a life as thread: making wound, care as a wave, on the scale of `grams`, which both lives share. */
export function placeThread(parts: Parts, grams: number): { making: Stitches; care: Stitches; end: number } {
  const most = Math.max(grams, LEAST_GRAMS);
  const place = (from: number, partGrams: number, draw: (turns: number) => string): Stitches => {
    const turns = (TURNS * partGrams) / most;
    return {
      from: round(from),
      width: round((100 * partGrams) / most),
      turns: round(turns),
      path: draw(turns),
    };
  };
  const making = place(0, parts.making, wind);
  const care = place(making.width, addCare(parts), swing);
  return { making, care, end: round(making.width + care.width) };
}

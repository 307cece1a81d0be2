import { createRandom, mix } from '../../../theme/easing';

/**
 * The winding repeats after so many turns: nobody sees it, and what repeats takes next to nothing in a packed page. So
 * every step from one turn to the next is written relative to it.
 */
const ROUND_TURNS = 18;
/** In each round the thread swells and shrinks twice. */
const SWELL_RADIANS = (4 * Math.PI) / ROUND_TURNS;
/** Bars begin so far apart in the same round. */
const SEED_TURNS = 7;

const round = (value: number) => Math.round(value * 10) / 10;
/** Finer, for what adds up from turn to turn. */
const roundStep = (value: number) => Math.round(value * 1000) / 1000;

/** From and to, in pixels from the middle. */
type Stroke = readonly [number, number];

/** Strokes across the bobbin, one above the other, each rising by twice `tilt` and sagging by `sag`, in shares of a turn. */
function drawStrokes(strokes: readonly Stroke[], turnPx: number, tilt: number, sag: number): string {
  const [rise, depth] = [roundStep(-2 * tilt * turnPx), roundStep((sag - tilt) * turnPx)];
  const next = roundStep(-turnPx - rise);
  let path = '';
  let lastPx = 0;
  for (const [i, stroke] of strokes.entries()) {
    const [fromPx, toPx] = [round(stroke[0]), round(stroke[1])];
    path += i > 0 ? `m${round(fromPx - lastPx)} ${next}` : `M${fromPx} ${round((tilt - 0.5) * turnPx)}`;
    path += `q${-fromPx} ${depth} ${round(toPx - fromPx)} ${rise}`;
    lastPx = toPx;
  }
  return path;
}

/**
 * The turns of a thread that is wound upward from (0, 0), as path data: one curve for each turn begun, and a
 * shorter one for the light on it. `seed` sets where in its uneven winding it begins. No turns give empty paths.
 */
export function placeThreadTurns(
  turns: number,
  turnPx: number,
  thicknessPx: number,
  seed: number,
): { turns: string; shine: string } {
  const strokes: Stroke[] = [];
  const lights: Stroke[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const at = (turn + seed * SEED_TURNS) % ROUND_TURNS;
    const random = createRandom(at);
    const reachPx = thicknessPx * (0.5 + 0.014 * Math.sin(at * SWELL_RADIANS)) + (random() - 0.5) * 1.8;
    const start = random() * 0.25;
    strokes.push([-reachPx, reachPx]);
    lights.push([mix(-reachPx, reachPx, 0.1 + start), mix(-reachPx, reachPx, 0.72 + start * 0.8)]);
  }
  return {
    turns: drawStrokes(strokes, turnPx, 0.16, 0.55),
    shine: drawStrokes(lights, turnPx, 0.1, 0.3),
  };
}

import { clamp } from '../../theme/easing';

/** The drawing's own units: a square of woven threads, whose loose end hangs below. */
export const WEAVE_SIZE = 24;

const THREADS = 5;
const EDGE = 2;
const STEP = (WEAVE_SIZE - 2 * EDGE) / (THREADS - 1);
const at = (thread: number) => EDGE + thread * STEP;

/** The upright threads, which stay in the cloth until the last row is out. */
export function traceWarp(): string {
  return Array.from({ length: THREADS }, (_, thread) => `M${at(thread)} 0V${WEAVE_SIZE}`).join('');
}

/**
 * The crossing rows that are left after `pull` (0 to 1) of the thread is out, from the lowest up. Each goes over and
 * under the upright threads: only where it lies on top it is drawn.
 */
export function traceWeft(pull: number): string {
  const left = (1 - clamp(pull)) * THREADS;
  let path = '';
  for (let row = 0; row < THREADS; row++) {
    const part = clamp(left - row);
    for (let thread = row % 2; thread < THREADS && at(thread) <= part * WEAVE_SIZE; thread += 2) {
      path += `M${at(thread) - STEP * 0.75} ${at(row)}h${STEP * 1.5}`;
    }
  }
  return path;
}

/** Short of the line below. */
const REST_LENGTH = 6;
const PULLED_LENGTH = 60;

/** The loose end: it leaves the row that is being pulled out, and hangs longer the more is out. */
export function traceLooseEnd(pull: number): string {
  const out = clamp(pull);
  const row = Math.max(0, Math.ceil((1 - out) * THREADS) - 1);
  const [x, y] = [at(THREADS - 1), at(row)];
  const length = WEAVE_SIZE - y + REST_LENGTH + (PULLED_LENGTH - REST_LENGTH) * out;
  const sway = 7 * (1 - out);
  return `M${x} ${y}c6 2 ${4 + sway} ${length * 0.35} ${3 + sway / 2} ${length * 0.6}s${-sway} ${length * 0.2} ${-1 - sway / 2} ${length * 0.4}`;
}

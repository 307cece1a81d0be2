import { EASINGS } from './tokens';

/**
 * A CSS `cubic-bezier()` as a function of time.
 * @returns a function from time (0 to 1, clamped) to progress; NaN gives 0
 */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
  const at = (first: number, second: number, t: number) =>
    3 * first * t * (1 - t) ** 2 + 3 * second * t * t * (1 - t) + t ** 3;
  return (time) => {
    if (!(time > 0)) return 0;
    if (time >= 1) return 1;
    let low = 0;
    let high = 1;
    // 24 halvings put the curve's parameter within one ten-millionth.
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** Fills and bars: slow, then settling. */
export const easePour = cubicBezier(...EASINGS.pour);
/** Water settling, cups landing. */
export const easeSoak = cubicBezier(...EASINGS.soak);
/** Underlines and color. */
export const easeStitch = cubicBezier(...EASINGS.stitch);

/** `value` held between `low` and `high`. NaN gives `low`. */
export function clamp(value: number, low = 0, high = 1): number {
  return value > low ? Math.min(value, high) : low;
}

/** The point `share` of the way from `from` to `to`; `share` is not clamped. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Progress of `value` through the span from `start` to `end`, from 0 to 1, smooth at both ends. */
export function smoothStep(start: number, end: number, value: number): number {
  const share = clamp((value - start) / (end - start));
  return share * share * (3 - 2 * share);
}

/** A color between two `#rrggbb` colors, e.g. mixColors("#000000", "#ffffff", 0.5) is "#808080". */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = mix(
      Number.parseInt(from.slice(at, at + 2), 16),
      Number.parseInt(to.slice(at, at + 2), 16),
      clamp(share),
    );
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Seeded random numbers from 0 up to 1 (mulberry32), so that every picture can be drawn again. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { clamp, easePour, mix, smoothStep } from '../../theme/easing';
import { POUR_MS, SHIRT_SHARE } from './pourTimes';

/** The pour's moments as shares of its time. */
const MOMENTS = {
  /** The visitor's own stream has run dry. */
  dry: [0.04, 0.13],
  /** The water stands above the page. */
  full: 0.835,
  /** The stream thins. */
  thin: [0.75, 0.835],
  /** The type goes, night comes, and the cups set out. */
  leave: 0.84,
  /** The cups have arrived: the last frame is info1's first. */
  arrive: 0.985,
} as const;

/** The moment that stands for the whole pour where nothing moves: all of the T-shirt's water. */
export const STILL_POUR_MS = POUR_MS * MOMENTS.leave;

/** Each number of the counter stands so long: faster than this nobody reads, and each has the page laid out anew. */
const COUNT_EVERY_MS = 80;

/** Everything that a frame of the pour shows; a pure value. */
export interface PourFrame {
  /** Cups on the counter. */
  count: number;
  /** How far the T-shirt's water has risen: 0 below the page, 1 above it. */
  rise: number;
  /** Width of the stream. */
  streamPx: number;
  /** How far the last drops of the visitor's own cups have fallen, 0 to 1. */
  drip: number;
  /** Opacity of what stands in the water. */
  type: number;
  /** How far the visitor's cups have traveled to their places on info1, 0 to 1. */
  flight: number;
}

/** Width of the stream that fills the letters: linear in cups, so that the stream is the number; from less than one, too. */
export function calculateStreamPx(cups: number): number {
  return 3.1 * cups + 2 * clamp(cups);
}

/**
 * Describes the pour `elapsedMs` after the choice.
 * @param cups the visitor's cups a day
 * @param shirtCups cups behind the T-shirt's cotton, where the count ends
 */
export function describePour(elapsedMs: number, cups: number, shirtCups: number): PourFrame {
  const share = clamp(elapsedMs / POUR_MS);
  const { dry, full, thin, leave, arrive } = MOMENTS;
  const shirt = SHIRT_SHARE;
  const isShirt = share >= shirt;
  const readRise = (at: number) => easePour((at - shirt) / (full - shirt));
  const countedMs = Math.ceil(elapsedMs / COUNT_EVERY_MS) * COUNT_EVERY_MS;
  const widening = clamp((share - shirt) / 0.05);
  return {
    count: isShirt ? Math.round(mix(cups, shirtCups, readRise(countedMs / POUR_MS))) : cups,
    rise: readRise(share),
    streamPx: isShirt
      ? widening * (9 * cups + 20) * (1 - smoothStep(thin[0], thin[1], share))
      : calculateStreamPx(cups) * (1 - smoothStep(dry[0], dry[1], share)),
    drip: isShirt ? 0 : clamp((share - 0.05) / (shirt - 0.07)),
    type: 1 - smoothStep(leave, leave + 0.06, share),
    flight: clamp((share - leave) / (arrive - leave)),
  };
}

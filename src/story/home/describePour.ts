import { clamp, easePour, smoothStep } from '../../theme/easing';
import { POUR_MS, SEA_SHARE } from './pourTimes';

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

/** The moment that stands for the whole pour where nothing moves: all of its water. */
export const STILL_POUR_MS = POUR_MS * MOMENTS.leave;

/** Everything that a frame of the pour shows; a pure value. */
export interface PourFrame {
  /** How far the sea has risen: 0 below the page, 1 above it. */
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
 */
export function describePour(elapsedMs: number, cups: number): PourFrame {
  const share = clamp(elapsedMs / POUR_MS);
  const { dry, full, thin, leave, arrive } = MOMENTS;
  const isSea = share >= SEA_SHARE;
  const widening = clamp((share - SEA_SHARE) / 0.05);
  return {
    rise: easePour((share - SEA_SHARE) / (full - SEA_SHARE)),
    streamPx: isSea
      ? widening * (9 * cups + 20) * (1 - smoothStep(thin[0], thin[1], share))
      : calculateStreamPx(cups) * (1 - smoothStep(dry[0], dry[1], share)),
    drip: isSea ? 0 : clamp((share - 0.05) / (SEA_SHARE - 0.07)),
    type: 1 - smoothStep(leave, leave + 0.06, share),
    flight: clamp((share - leave) / (arrive - leave)),
  };
}

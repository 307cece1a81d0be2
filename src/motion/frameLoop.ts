import { cancelFrame, queueFrame } from './frameQueue';

/** Draws one frame. `elapsedMs` runs from the loop's start and stands still while the tab is hidden. */
export type DrawFrame = (elapsedMs: number) => void;

/** A long pause (a hidden tab, a sleeping machine) counts as one ordinary frame. */
const LONGEST_STEP_MS = 100;

/**
 * Calls `draw` once per frame that has time for it, until stopped. Hidden tabs get no frames, and no time passes there.
 * @returns a function that stops the loop; calling it twice does no harm
 */
export function startFrameLoop(draw: DrawFrame): () => void {
  let elapsedMs = 0;
  let lastMs: number | undefined;
  const step = (nowMs: number) => {
    // A clock that is set back must not run the story backward.
    elapsedMs += Math.min(Math.max(0, nowMs - (lastMs ?? nowMs)), LONGEST_STEP_MS);
    lastMs = nowMs;
    queueFrame(step);
    draw(elapsedMs);
  };
  queueFrame(step);
  return () => cancelFrame(step);
}

import { browser, type End, type Platform } from './platform';

interface Frame {
  /** Since the subscription's first frame; a hidden tab has none, and no time passes there. */
  elapsedMs: number;
  /** Since the frame before; 0 in the first. */
  stepMs: number;
}

/** A long pause (a hidden tab, a sleeping machine) counts as one ordinary frame. */
const LONGEST_STEP_MS = 100;
/** So long a frame may run script before what can wait waits for the next. */
const SLICE_MS = 8;

export type FrameLoop = ReturnType<typeof createFrameLoop>;

export function createFrameLoop({ now, requestFrame }: Pick<Platform, 'now' | 'requestFrame'>) {
  const subscribers = new Set<{ read: (() => void) | undefined; draw: (nowMs: number) => void }>();
  let isAsked = false;
  let startMs = 0;
  const ask = () => {
    if (isAsked || subscribers.size === 0) return;
    isAsked = true;
    requestFrame(run);
  };
  const run = (nowMs: number) => {
    isAsked = false;
    startMs = now();
    const due = [...subscribers];
    let current = due[0];
    try {
      for (current of due) current.read?.();
      for (current of due) if (subscribers.has(current)) current.draw(nowMs);
    } catch (error) {
      // What fails is called no more; all others go on with the next frame.
      if (current) subscribers.delete(current);
      throw error;
    } finally {
      ask();
    }
  };
  return {
    /**
     * Calls `draw` once a frame until ended. All `read`s of a frame come before all `draw`s, so that what one writes is not
     * laid out for the next one's reading.
     */
    onFrame(draw: (frame: Frame) => void, read?: () => void): End {
      let lastMs: number | undefined;
      let elapsedMs = 0;
      const drawAt = (nowMs: number) => {
        const stepMs = Math.min(nowMs - (lastMs ?? nowMs), LONGEST_STEP_MS);
        lastMs = nowMs;
        elapsedMs += stepMs;
        draw({ elapsedMs, stepMs });
      };
      const subscriber = { read, draw: drawAt };
      subscribers.add(subscriber);
      ask();
      return () => subscribers.delete(subscriber);
    },
    /** Whether the frame has run script for 8 ms: what can wait waits for the next. */
    isFull: () => now() - startMs >= SLICE_MS,
  };
}

/** The page's one frame loop. */
export const frames = createFrameLoop(browser);

export const onFrame = frames.onFrame;

/** Calls `call` once, in the next frame, unless ended before. */
export function inNextFrame(call: () => void): End {
  const end = onFrame(() => {
    end();
    call();
  });
  return end;
}

/** Does all steps of `work` at once. */
export function finish<Result>(work: Iterator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

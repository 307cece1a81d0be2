import { browser, type End, type Platform } from './platform';

export interface Frame {
  /** Since the subscription's first frame; a hidden tab has none, and no time passes there. */
  elapsedMs: number;
  /** Since the frame before; 0 in the first. */
  stepMs: number;
  /** When the frame began, by the page's clock. */
  startMs: number;
}

interface Subscriber {
  draw: (frame: Frame) => void;
  read: (() => void) | undefined;
  lastMs?: number;
  elapsedMs: number;
}

/** A long pause (a hidden tab, a sleeping machine) counts as one ordinary frame. */
const LONGEST_STEP_MS = 100;
/** So long a frame may run script before what can wait waits for the next. */
const SLICE_MS = 8;

export interface FrameLoop {
  /**
   * Calls `draw` once a frame until ended. All `read`s of a frame come before all `draw`s, so that what one writes is not
   * laid out for the next one's reading.
   */
  onFrame: (draw: (frame: Frame) => void, read?: () => void) => End;
  /** Does a piece of `work`: its next step, and more until the frame has run script for 8 ms. Undefined until its end. */
  doSlice: <Step, Result>(
    work: Iterator<Step, Result>,
    frame: Frame,
    onStep?: (step: Step) => void,
  ) => { result: Result } | undefined;
}

export function createFrameLoop({ now, requestFrame }: Pick<Platform, 'now' | 'requestFrame'>): FrameLoop {
  const subscribers = new Set<Subscriber>();
  let isAsked = false;
  const ask = () => {
    if (isAsked || subscribers.size === 0) return;
    isAsked = true;
    requestFrame(run);
  };
  const run = (nowMs: number) => {
    isAsked = false;
    const startMs = now();
    const due = [...subscribers];
    let current: Subscriber | undefined;
    try {
      for (current of due) current.read?.();
      for (current of due) {
        if (!subscribers.has(current)) continue;
        // A clock that is set back must not run the story backward.
        const stepMs = Math.min(Math.max(0, nowMs - (current.lastMs ?? nowMs)), LONGEST_STEP_MS);
        current.lastMs = nowMs;
        current.elapsedMs += stepMs;
        current.draw({ elapsedMs: current.elapsedMs, stepMs, startMs });
      }
    } catch (error) {
      // What fails is called no more; all others go on with the next frame.
      if (current) subscribers.delete(current);
      throw error;
    } finally {
      ask();
    }
  };
  return {
    onFrame(draw, read) {
      const subscriber: Subscriber = { draw, read, elapsedMs: 0 };
      subscribers.add(subscriber);
      ask();
      return () => subscribers.delete(subscriber);
    },
    doSlice(work, { startMs }, onStep) {
      do {
        const step = work.next();
        if (step.done) return { result: step.value };
        onStep?.(step.value);
      } while (now() - startMs < SLICE_MS);
      return undefined;
    },
  };
}

/** The page's one frame loop. */
export const frames = createFrameLoop({
  now: () => browser.now(),
  requestFrame: (call) => browser.requestFrame(call),
});

export const onFrame = frames.onFrame;

/** Calls `call` once, in the next frame, unless ended before. */
export function inNextFrame(call: () => void): End {
  const end = onFrame(() => {
    end();
    call();
  });
  return end;
}

/** Does `work` in slices, a frame each, until ended; then calls `onDone`. */
export function workInFrames<Result>(
  work: Iterator<unknown, Result>,
  onDone?: (result: Result) => void,
  loop = frames,
): End {
  const end = loop.onFrame((frame) => {
    const done = loop.doSlice(work, frame);
    if (!done) return;
    end();
    onDone?.(done.result);
  });
  return end;
}

/** Does all steps of `work` at once. */
export function finish<Result>(work: Iterator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

import { browser, type Platform } from './platform';

/** What wants a frame. Where it throws it alone is told of it, and the others go on. */
interface FrameCall {
  read?: () => void;
  draw: (nowMs: number) => void;
  onError?: (error: unknown) => void;
}

/** So long a frame may run script before what can wait waits for the next. */
const SLICE_MS = 8;
/** As long as that where the reader waits for it: some engines take a tenth of a second for each frame. */
const AWAITED_MS = 24;

export function createFrameLoop({ now, requestFrame }: Pick<Platform, 'now' | 'requestFrame'>) {
  let due = new Set<FrameCall>();
  let current = new Set<FrameCall>();
  let startMs = 0;
  const run = (nowMs: number) => {
    [current, due] = [due, new Set()];
    startMs = now();
    for (const phase of ['read', 'draw'] as const)
      for (const call of current)
        try {
          call[phase]?.(nowMs);
        } catch (error) {
          current.delete(call);
          (call.onError ?? reportError)(error);
        }
  };
  return {
    /**
     * Calls once, in the next frame, however often it is asked. All `read`s of a frame come before all `draw`s, so that what
     * one writes is not laid out for the next one's reading.
     */
    ask(call: FrameCall): void {
      if (due.size === 0) requestFrame(run);
      due.add(call);
    },
    /** Does now what waits for the next frame: for paper there is none. */
    runNow: () => run(now()),
    cancel(call: FrameCall): void {
      due.delete(call);
      current.delete(call);
    },
    /** Whether the frame has run script for 8 ms, or 24 ms for what is awaited: what can wait waits for the next. */
    isFull: (isAwaited = false) => now() - startMs >= (isAwaited ? AWAITED_MS : SLICE_MS),
  };
}

/** The page's one frame loop. */
export const frames = createFrameLoop(browser);

/** Does all steps of `work` at once. */
export function finish<Result>(work: Iterator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

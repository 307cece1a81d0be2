/**
 * So long a frame may run script before what else is due waits for the next: the browser needs as much again to show
 * it. Where the machine keeps up, nothing ever waits.
 */
const FRAME_MS = 8;
/** And so much less, before what has never been called: it makes its canvas first. */
const FIRST_MS = 4;

const known = new WeakSet<FrameRequestCallback>();

/** In the order in which they were asked for: who waits stands before who has had a turn and asks again. */
const waiting = new Set<FrameRequestCallback>();
let isAsked = false;

function askForFrame(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(runFrame);
}

function runFrame(nowMs: number): void {
  isAsked = false;
  const startMs = performance.now();
  try {
    for (const call of [...waiting]) {
      if (performance.now() - startMs > FRAME_MS - (known.has(call) ? 0 : FIRST_MS)) break;
      known.add(call);
      // Who was called before may have taken it back.
      if (waiting.delete(call)) call(nowMs);
    }
  } finally {
    askForFrame();
  }
}

/**
 * Calls `call` once, in the next frame that has time for it, in the order in which it was asked for: in a late frame
 * some wait, and come first in the next. The first of a frame always has its turn.
 */
export function queueFrame(call: FrameRequestCallback): void {
  waiting.add(call);
  askForFrame();
}

/** Takes back what was asked for. */
export function cancelFrame(call: FrameRequestCallback): void {
  waiting.delete(call);
}

/** Calls `call` in a task of its own, before the next frame where the browser lets us say so. */
export function callBeforeFrame(call: () => void): void {
  if ('scheduler' in window) scheduler.postTask(call, { priority: 'user-blocking' });
  else setTimeout(call);
}

/**
 * Calls `call` in a frame after each scroll and resize.
 * @returns a function that stops
 */
export function followScroll(call: FrameRequestCallback): () => void {
  const leaving = new AbortController();
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, () => queueFrame(call), { passive: true, signal: leaving.signal });
  return () => {
    leaving.abort();
    cancelFrame(call);
  };
}

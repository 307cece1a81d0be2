/**
 * So long a frame may run script before what else is due waits for the next: the browser needs as much again to show
 * it. Where the machine keeps up, nothing ever waits.
 */
const FRAME_MS = 8;

const waiting = new Set<FrameRequestCallback>();
let frameMs = 0;
let startMs = 0;

/**
 * Calls `call` once, in the next frame that has time for it, in the order in which it was asked for: in a late frame
 * some wait, and come first in the next. The first of a frame always has its turn.
 */
export function queueFrame(call: FrameRequestCallback): void {
  if (waiting.has(call)) return;
  waiting.add(call);
  requestAnimationFrame(function attempt(nowMs) {
    // All calls of a frame are given the same time.
    if (nowMs !== frameMs) [frameMs, startMs] = [nowMs, performance.now()];
    if (performance.now() - startMs > FRAME_MS) requestAnimationFrame(attempt);
    else if (waiting.delete(call)) call(nowMs);
  });
}

/** Takes back what was asked for. */
export function cancelFrame(call: FrameRequestCallback): void {
  waiting.delete(call);
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

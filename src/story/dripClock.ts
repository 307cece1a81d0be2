// The honest drip: ten cups a second, counted by one clock for the whole visit, however the reader wanders.

/** When the drip began, on the clock of `performance.now()`; zero is when the story was opened. */
let startedMs = 0;

/** Starts the drip anew: called by the visitor's choice. */
export function startDrip(nowMs = performance.now()): void {
  startedMs = nowMs;
}

/** How long it has dripped: since the choice, or since the story was opened. Never negative. */
export function readDripMs(nowMs = performance.now()): number {
  return Math.max(0, nowMs - startedMs);
}

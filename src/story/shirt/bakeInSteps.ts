const BETWEEN_MS = 20;

/**
 * Bakes step by step, with time for the reader in between, as long as `bakeNext` returns true.
 * @param delayMs how long the first step waits
 * @returns a function that stops
 */
export function bakeInSteps(bakeNext: () => boolean, delayMs = BETWEEN_MS): () => void {
  let timer = setTimeout(function bake() {
    if (bakeNext()) timer = setTimeout(bake, BETWEEN_MS);
  }, delayMs);
  return () => clearTimeout(timer);
}

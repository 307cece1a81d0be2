import { smoothStep } from '../theme/easing';

/** All streams pour for the same time, so that their width tells the amount. */
export const STREAM_MS = 2000;
export const SWELL_MS = 200;
export const THIN_OUT_MS = 250;

/** The share of its full width that a stream has so long after the press: it swells, pours, and thins out. */
export function calculateFlow(elapsedMs: number): number {
  if (!(elapsedMs > 0) || elapsedMs >= STREAM_MS) return 0;
  return smoothStep(0, SWELL_MS, elapsedMs) * (1 - smoothStep(STREAM_MS - THIN_OUT_MS, STREAM_MS, elapsedMs));
}

import { clamp, easeSoak, mix } from '../../theme/easing';

/** A value on its way, settling like water. */
export interface Glide {
  from: number;
  to: number;
  startMs: number;
}

const GLIDE_MS = 900;

/** The value at `nowMs`. */
export function readGlide({ from, to, startMs }: Glide, nowMs: number): number {
  return mix(from, to, easeSoak(clamp((nowMs - startMs) / GLIDE_MS)));
}

/** Turns the value toward `to` from wherever it is at `nowMs`; a glide that already goes there goes on. */
export function redirectGlide(glide: Glide, to: number, nowMs: number): Glide {
  return glide.to === to ? glide : { from: readGlide(glide, nowMs), to, startMs: nowMs };
}

/** Whether the value has arrived. */
export function hasSettled({ startMs }: Glide, nowMs: number): boolean {
  return nowMs - startMs >= GLIDE_MS;
}

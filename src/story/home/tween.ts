import { clamp, easeSoak, mix } from '../../theme/easing';

/** A value on its way to another, settling like water. */
export interface Tween {
  from: number;
  to: number;
  startMs: number;
}

const TWEEN_MS = 900;

/** The value at `nowMs`. */
export function readTween({ from, to, startMs }: Tween, nowMs: number): number {
  return mix(from, to, easeSoak(clamp((nowMs - startMs) / TWEEN_MS)));
}

/** Turns the value toward `to` from wherever it is at `nowMs`; a tween that already goes there goes on. */
export function redirectTween(tween: Tween, to: number, nowMs: number): Tween {
  return tween.to === to ? tween : { from: readTween(tween, nowMs), to, startMs: nowMs };
}

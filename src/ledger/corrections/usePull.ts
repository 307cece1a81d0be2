import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../motion/preferences';
import { frames } from '../../scene/frames';
import { clamp, easeStitch } from '../../theme/easing';

/** A whole pull by itself takes this long. */
export const PULL_MS = 900;
/** How far a hand has to draw the thread to pull all of it out. */
const DRAW_PX = 110;
/** Drawn this far, it comes out by itself; less, it slips back. */
const ENOUGH = 0.35;
/** Less than this is a click. */
const STILL_PX = 5;

/** The thread's state from 0 (sewn in) to 1 (out): pulled by click, Enter or hand. `onOut` is called once, when it is out. */
export function usePull(onOut: () => void) {
  const isStill = useReducedMotion();
  const [pull, setPull] = useState(0);
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const drawn = useRef(0);
  const stop = useRef<() => void>(undefined);
  const runTo = (end: 0 | 1, from: number) => {
    stop.current?.();
    if (isStill) {
      setPull(0);
      if (end === 1) onOut();
      return;
    }
    const durationMs = PULL_MS * Math.abs(end - from);
    let startMs: number | undefined;
    const call = {
      draw(nowMs: number) {
        startMs ??= nowMs;
        const share = durationMs > 0 ? clamp((nowMs - startMs) / durationMs) : 1;
        setPull(from + (end - from) * easeStitch(share));
        if (share < 1) frames.ask(call);
        else if (end === 1) onOut();
      },
    };
    stop.current = () => frames.cancel(call);
    frames.ask(call);
  };
  useEffect(() => () => stop.current?.(), []);

  return {
    pull,
    bind: {
      onClick: () => {
        // The click that ends a drag has pulled already.
        if (drawn.current === 0) runTo(1, pull);
        drawn.current = 0;
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        drawn.current = 0;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        const distancePx = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
        if (distancePx < STILL_PX && drawn.current === 0) return;
        drawn.current = clamp(distancePx / DRAW_PX);
        if (!isStill) setPull(drawn.current);
      },
      onPointerUp: () => {
        start.current = undefined;
        if (drawn.current > 0) runTo(drawn.current >= ENOUGH ? 1 : 0, drawn.current);
      },
      onPointerCancel: () => {
        start.current = undefined;
        if (drawn.current > 0) runTo(0, drawn.current);
        drawn.current = 0;
      },
    },
  };
}

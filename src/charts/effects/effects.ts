import { SMOG_ENDS_MS, STILL_SMOG_MS } from '../smog/rules';
import type { DrawEffect, Effect, PaintEffect } from './effect';
import { POUR_MS } from './timing';

async function fetchPaint(drawing: Promise<DrawEffect>): Promise<PaintEffect> {
  const [draw, { paintEffect }] = await Promise.all([drawing, import('./paintEffect')]);
  return (canvas, chart, data, elapsedMs) => paintEffect(canvas, draw, chart, data, elapsedMs);
}

/** A stream into each glass. */
export const pourEffect: Effect = {
  load: () => fetchPaint(import('./drawPour').then(({ drawPour }) => drawPour)),
  endsMs: POUR_MS,
  stillMs: POUR_MS,
};

/** A pulse that travels up each filament, again and again. */
export const pulseEffect: Effect = {
  load: () => fetchPaint(import('./drawPulses').then(({ drawPulses }) => drawPulses)),
  name: 'the pulse',
  endsMs: Number.POSITIVE_INFINITY,
  stillMs: 0,
};

/** Grey smog that rises with the bars, drifts and fades. `scale` and `darkness` suit it to a chart. */
export function createSmogEffect(scale: number, darkness: number): Effect {
  return {
    load: () =>
      fetchPaint(
        import('./drawSmogOverBars').then(({ createSmogDrawing }) => createSmogDrawing(scale, darkness)),
      ),
    name: 'the smog',
    endsMs: SMOG_ENDS_MS,
    stillMs: STILL_SMOG_MS,
  };
}

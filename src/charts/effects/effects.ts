import { SMOG_ENDS_MS, STILL_SMOG_MS } from '../smog/rules';
import { paintPour } from './drawPour';
import { paintPulses } from './drawPulses';
import { createSmogPaint } from './drawSmogOverBars';
import type { Effect } from './effect';
import { POUR_MS } from './timing';

/** A stream into each glass. */
export const pourEffect: Effect = {
  paint: paintPour,
  endsMs: POUR_MS,
  stillMs: POUR_MS,
};

/** A pulse that travels up each filament, again and again. */
export const pulseEffect: Effect = {
  paint: paintPulses,
  name: 'the pulse',
  endsMs: Number.POSITIVE_INFINITY,
  stillMs: 0,
};

/** Grey smog that rises with the bars, drifts and fades. `scale` and `darkness` suit it to a chart. */
export function createSmogEffect(scale: number, darkness: number): Effect {
  return {
    paint: createSmogPaint(scale, darkness),
    name: 'the smog',
    endsMs: SMOG_ENDS_MS,
    stillMs: STILL_SMOG_MS,
  };
}

import * as words from '#words/text/charts';
import { drawPuff } from '../../smog/drawSmog';
import { SMOG_ENDS_MS, STILL_SMOG_MS } from '../../smog/rules';
import { STREAM_MS } from '../../stream';
import { drawPour } from './drawPour';
import { drawPulses } from './drawPulses';
import { createSmogDraw } from './drawSmogOverBars';
import type { Effect } from './effect';

/** A stream into each glass. */
export const pourEffect: Effect = {
  draw: drawPour,
  endsMs: STREAM_MS,
  stillMs: STREAM_MS,
};

/** A pulse that travels up each filament, again and again. */
export const pulseEffect: Effect = {
  draw: drawPulses,
  name: words.pulse,
  endsMs: Number.POSITIVE_INFINITY,
  stillMs: 0,
};

/** Grey smog that rises with the bars, drifts and fades. `scale` and `darkness` suit it to a chart. */
export function createSmogEffect(scale: number, darkness: number): Effect {
  return {
    draw: createSmogDraw(scale, darkness),
    drawSprite: drawPuff,
    name: words.smog,
    endsMs: SMOG_ENDS_MS,
    stillMs: STILL_SMOG_MS,
  };
}

import * as words from '#words/text/charts';
import { drawPuff, drawSmog } from '../../smog/drawSmog';
import { SMOG_ENDS_MS, STILL_SMOG_MS } from '../../smog/rules';
import { type Puff, placePuffs } from '../../smog/smog';
import { STREAM_MS } from '../../stream';
import { calculateGrowth, GROW_TOGETHER } from '../barFrame';
import { placeBarTip } from '../barPlace';
import { drawPour } from './drawPour';
import { drawPulses } from './drawPulses';
import type { DrawEffect, Effect } from './effect';

const SEED = 3;
/** The part of a puff's diameter that can be seen, from its middle. */
const SEEN = 0.36;

/** What stands so far below the middle of the axis's title is clear of it. */
const CLEAR_PX = 16;

/** Smog that would cover the axis's title drifts to the right instead. */
function holdBelow(puff: Puff, ceilingPx: number): Puff {
  const overPx = Math.max(0, ceilingPx + puff.diameterPx * SEEN - puff.y);
  return { ...puff, x: puff.x + overPx, y: puff.y + overPx };
}

/** Smog over every bar. `scale` and `darkness` suit it to a chart. */
function createSmogDraw(scale: number, darkness: number): DrawEffect {
  return (context, chart, data, elapsedMs, puff) => {
    if (!puff) return;
    const highest = Math.max(0, ...data.map(({ value }) => value));
    const sources = chart.bars.map((bar, index) => {
      const growth = calculateGrowth(elapsedMs, index, data.length, GROW_TOGETHER);
      const strength = highest > 0 ? (data[index]?.value ?? 0) / highest : 0;
      return { ...placeBarTip(bar, growth), widthPx: bar.rotation === 0 ? bar.thicknessPx : 20, strength };
    });
    const puffs = placePuffs(elapsedMs, sources, SEED, chart.isHorizontal ? scale / 2 : scale);
    const ceilingPx = chart.titleY + CLEAR_PX;
    drawSmog(
      context,
      puff,
      puffs.map((each) => holdBelow(each, ceilingPx)),
      darkness,
    );
  };
}

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

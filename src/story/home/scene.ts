import type { DailyCups } from '../../model/userInput';
import type { Instant, Scene, SceneRefs } from '../../scene/scene';
import { calculateStreamPx, describePour, type PourFrame, STILL_POUR_MS } from './describePour';
import { DROP_MS, describeWater, drawFill, drawIdleDrop, type Fill } from './drawFill';
import { describeSea, describeSunken, drawPour } from './drawPour';
import { measurePour, type PourLayout } from './measurePour';

import { POUR_MS, SEA_MS } from './pourTimes';
import { drawSeaTiles, type SeaTiles } from './seaTiles';
import { readTween, type Tween } from './tween';

/** The stream falls behind the bar's words, the sea rises over them. */
const ABOVE_BAR = '61';

/** What stirs home's water. Times are the scene's own. */
export interface PourProps {
  /** The cups whose water is in the letters. */
  cups: Tween;
  chosen: DailyCups | undefined;
  /** Whether the page is about to turn: then all has poured, however few frames were drawn. */
  isOver: boolean;
  /** When the last lone drop began to fall. */
  dropAtMs: number;
}

/** Waves that nobody stirs come to rest, so that an untouched page costs nothing. */
const CALM_AFTER_MS = 4_000;

interface Water {
  /** Undefined before the choice. */
  frame: PourFrame | undefined;
  /** Whether the water of the letters is all that there is to see. */
  isFilling: boolean;
  fill: Fill;
  /** Since the last lone drop began to fall; undefined when none is in the air. */
  dropMs: number | undefined;
}

function describeWaterAt(
  { isStill }: PourLayout,
  at: Instant,
  { cups, chosen, isOver, dropAtMs }: PourProps,
): Water {
  const { elapsedMs } = at;
  const pouredMs = isOver && !isStill ? POUR_MS : at.sinceRestMs;
  const frame = chosen === undefined ? undefined : describePour(pouredMs, chosen);
  const shown = isStill ? cups.to : readTween(cups, elapsedMs);
  const timeS = elapsedMs / 1000;
  const { streamPx, drip } = frame ?? { streamPx: calculateStreamPx(shown), drip: 0 };
  const dropMs = elapsedMs - dropAtMs;
  const isFalling = !isStill && cups.to === 0 && dropMs < DROP_MS;
  return {
    frame,
    isFilling: !frame || pouredMs < SEA_MS,
    fill: { level: shown / 10, streamPx, drip, timeS },
    dropMs: isFalling ? dropMs : undefined,
  };
}

/** Dry letters that nothing fills, and on which no drop falls. */
const isDry = ({ frame, fill, dropMs }: Water, { cups }: PourProps) =>
  !frame && fill.level === 0 && cups.to === 0 && dropMs === undefined;

/**
 * Shows in the page what the frame says: the waterline over the sunken type, the fading. No custom property
 * says it: all that stands beneath would inherit it and be styled anew.
 */
function placePour(refs: SceneRefs, layout: PourLayout, frame: PourFrame, timeS: number): void {
  const { sunken, goOn, sunkenPage } = refs;
  if (sunken) sunken.style.clipPath = describeSunken(layout, describeSea(layout, frame, timeS));
  sunken?.toggleAttribute('data-flying', frame.flight > 0);
  if (goOn) goOn.style.opacity = String(frame.type);
  if (sunkenPage)
    Object.assign(sunkenPage.style, { opacity: String(frame.type), translate: `0 ${layout.homeTopPx}px` });
}

/**
 * Home's water: it fills the letters to the cups that are tried, a lone drop falls on dry ones, and after the choice a
 * sea rises over the page.
 */
export const pourScene: Scene<PourProps, PourLayout, SeaTiles> = {
  clock: 'time',
  rests: [
    { name: 'question', at: {} },
    { name: 'pour', at: { sinceRestMs: STILL_POUR_MS } },
  ],
  watches: ['title'],
  /** Water needs no finer picture. */
  maxPixels: 3_000_000,
  layoutKey: ({ chosen }) => (chosen === undefined ? 'question' : 'pour'),
  measure: measurePour,
  prepare: ({ heightPx }, pool, { pixelRatio }) => drawSeaTiles(pool, heightPx, pixelRatio),
  draw(context, layout, tiles, at, props) {
    const water = describeWaterAt(layout, at, props);
    const { frame, fill, dropMs } = water;
    if (!frame || water.isFilling) drawFill(context, layout, fill);
    else drawPour(context, layout, describeSea(layout, frame, fill.timeS, tiles), frame, props.chosen ?? 0);
    if (!frame && dropMs !== undefined) drawIdleDrop(context, layout, dropMs);
    const isCalm = !frame && dropMs === undefined && at.elapsedMs - props.cups.startMs > CALM_AFTER_MS;
    return !isDry(water, props) && !isCalm;
  },
  place(refs, layout, at, props) {
    const water = describeWaterAt(layout, at, props);
    const { frame, fill } = water;
    // Shown, an empty canvas would be copied with every frame of the page all the same.
    if (refs.canvas) refs.canvas.style.visibility = isDry(water, props) ? '' : 'visible';
    if (refs.canvas) refs.canvas.style.zIndex = water.isFilling ? '' : ABOVE_BAR;
    for (const name of ['back', 'front'] as const) {
      const layer = refs[name];
      if (layer && water.isFilling) layer.style.clipPath = describeWater(name, layout, fill);
    }
    if (frame) placePour(refs, layout, frame, fill.timeS);
  },
};

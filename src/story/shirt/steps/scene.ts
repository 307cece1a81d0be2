import { formatNumber } from '../../../model/format';
import { steps } from '../../../model/steps';
import type { Scene } from '../../../scene/scene';
import { bakeStepSprites, drawFloor, drawPlaces, drawStepCups, type StepSprites } from './draw';
import { calculateFallMs, countFallen, type Fall } from './fall';
import { type PlacedStepCups, placeStepCups } from './placeStepCups';
import { listStepCups } from './stepCups';

const STEP_CUPS = listStepCups();

/** How many cups lie there before the first step and after each. */
const TOTALS = [0, ...steps.map(({ highTotal }) => highTotal)];

/** So many places wait in the field before the first step. */
const FIRST_BATH = steps[0]?.highTotal ?? 0;

/** How clearly the places of later baths show. */
const LATER_OPACITY = 0.22;

/** The rest at which so many cups lie there. */
export const findStepRest = (cups: number): number => TOTALS.indexOf(cups);

interface StepLayout {
  placed: PlacedStepCups;
  heightPx: number;
  pixelRatio: number;
}

/** The field of cups and its counter: with each step its cups fall onto those of the ones before. */
export const stepScene: Scene<Fall, StepLayout, StepSprites> = {
  clock: 'time',
  rests: [
    { name: 'empty', at: {} },
    ...steps.map(({ id }) => ({ name: id, at: { sinceRestMs: Number.POSITIVE_INFINITY } })),
  ],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx, pixelRatio }) => ({
    placed: placeStepCups(STEP_CUPS.length, widthPx, heightPx, pixelRatio),
    heightPx,
    pixelRatio,
  }),
  prepare: ({ placed, pixelRatio }, pool) => bakeStepSprites(placed.cupPx, pixelRatio, pool),
  draw(context, { placed, heightPx, pixelRatio }, sprites, { sinceRestMs }, fall) {
    if (fall.to <= FIRST_BATH) drawPlaces(context, placed.cups.slice(0, FIRST_BATH), 1);
    drawPlaces(context, placed.cups.slice(Math.max(FIRST_BATH, fall.to)), LATER_OPACITY);
    if (sprites) drawStepCups(context, { placed, cups: STEP_CUPS, sprites, pixelRatio }, fall, sinceRestMs);
    drawFloor(context, placed, heightPx);
    return sinceRestMs < calculateFallMs(fall);
  },
  place({ high }, _, { sinceRestMs }, fall) {
    if (high) high.textContent = formatNumber(countFallen(fall, sinceRestMs));
  },
};

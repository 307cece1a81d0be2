import { figures } from '../../data/figures';
import { livesFigures as facts } from '../../data/livesFigures';
import type { Life } from './life';

const SHIRT_KG = figures['shirt-weight'].value / 1000;
const LITERS_PER_CUP = figures['us-cup'].value / 1000;

/** Liters of one wash of the T-shirt that our water figures are for. */
export const WASH_LITERS = facts['washing-liters'].value * SHIRT_KG;

/** One place's water for the cotton of a T-shirt, in cups. */
export interface PlaceCups {
  river: number;
  rain: number;
}

/** What water is for. Growing and making are one where no place is chosen; a place has its two waters and the factory's. */
export type WaterKind = 'grown' | keyof PlaceCups | 'factory' | 'washed';

export interface Portion {
  kind: WaterKind;
  cups: number;
}

/** What one T-shirt takes before it is worn. A place's count is another study's, and never mixed with our story's. */
function listMaking(place?: PlaceCups): Portion[] {
  if (!place) return [{ kind: 'grown', cups: figures['shirt-liters'].value / LITERS_PER_CUP }];
  return [
    { kind: 'river', cups: place.river },
    { kind: 'rain', cups: place.rain },
    { kind: 'factory', cups: figures['after-finishing'].high },
  ];
}

export const addCups = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { cups }) => sum + cups, 0);

/**
 * The cups of one wear. Growing and making are shared by the wears; a second-hand shirt carries the part that buying it
 * does not take the place of.
 */
export function calculateWearWater(life: Life, place?: PlaceCups): Portion[] {
  const bought = life.isSecondHand ? 1 + figures['secondhand-replaces'].value / 100 : 1;
  const making = listMaking(place).map(({ kind, cups }) => ({ kind, cups: cups / life.wears / bought }));
  return [...making, { kind: 'washed', cups: WASH_LITERS / life.wearsAWash / LITERS_PER_CUP }];
}

/** Liters of all washes of a life, and what part they are of growing and making, in percent. */
export function calculateWashes({ wears, wearsAWash }: Life, place?: PlaceCups) {
  const liters = (wears / wearsAWash) * WASH_LITERS;
  return { liters, percent: (100 * liters) / (addCups(listMaking(place)) * LITERS_PER_CUP) };
}

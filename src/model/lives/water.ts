import { figures } from '../../data/figures';
import { livesFigures as facts } from '../../data/livesFigures';
import type { Life } from './life';

const SHIRT_KG = figures['shirt-weight'].value / 1000;
const LITERS_PER_CUP = figures['us-cup'].value / 1000;

/** Liters of one wash of the T-shirt that our water figures are for. */
export const WASH_LITERS = facts['washing-liters'].value * SHIRT_KG;

export interface WearWater {
  /** Cups of growing and making that fall on one wear, and of washing. */
  grownCups: number;
  washedCups: number;
}

/**
 * The water of one wear. Growing and making are shared by the wears; a second-hand shirt carries the part that buying it
 * does not take the place of.
 */
export function calculateWearWater(life: Life): WearWater {
  const bought = life.isSecondHand ? 1 + figures['secondhand-replaces'].value / 100 : 1;
  return {
    grownCups: figures['shirt-liters'].value / life.wears / bought / LITERS_PER_CUP,
    washedCups: WASH_LITERS / life.wearsAWash / LITERS_PER_CUP,
  };
}

/** Liters of all washes of a life, and what part they are of growing and making, in percent. */
export function calculateWashes({ wears, wearsAWash }: Life): { liters: number; percent: number } {
  const liters = (wears / wearsAWash) * WASH_LITERS;
  return { liters, percent: (100 * liters) / figures['shirt-liters'].value };
}

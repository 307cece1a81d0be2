import type { Pair } from './life';
import { ASSUMPTIONS, type Assumption, BANDS, calculateDifference, MIDDLE_WORLD } from './worlds';

/** How far one assumption moves the answer while the rest stay in the middle. */
interface Hang {
  assumption: Assumption;
  /** Grams that B is above A, with the lower and with the upper end of the band. */
  atLow: number;
  atHigh: number;
}

export const spanOf = ({ atLow, atHigh }: Hang): number => Math.abs(atHigh - atLow);

/** What the answer hangs on, the longest thread first. */
export function listHangs(pair: Pair): Hang[] {
  const at = (assumption: Assumption, value: number) =>
    calculateDifference(pair, { ...MIDDLE_WORLD, [assumption]: value });
  return ASSUMPTIONS.map((assumption) => {
    const [low, high] = BANDS[assumption];
    return { assumption, atLow: at(assumption, low), atHigh: at(assumption, high) };
  }).sort((one, other) => spanOf(other) - spanOf(one));
}

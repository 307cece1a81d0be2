import { figures } from '../../../data/figures';
import type { Scale } from '../../../model/guess/scale';
import { FEWEST_WEARS, MOST_WEARS } from '../../../model/wears';

/** How often shirts are worn where nobody says it. */
export const START_WEARS: number = figures['wears-30'].value;

/** The line on which the reader says how often. */
export const WEARS_SCALE: Scale = {
  min: FEWEST_WEARS,
  max: MOST_WEARS,
  decimals: 0,
  isLog: true,
  knots: [FEWEST_WEARS, 10, START_WEARS, 100, MOST_WEARS],
};

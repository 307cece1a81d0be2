// The words of the switches that say which water of a T-shirt is counted.

import { processCount } from './text/processes';

/** What each switch counts, and in which sense. */
export const countSwitches = 'What you count';
export const COUNTED_PARTS = {
  rain: 'Rain',
  irrigation: 'Irrigation',
  dilution: 'Dilution',
  factory: 'Factory',
};
export const COUNTED_HOW = {
  rain: 'fallen on the field',
  irrigation: 'pumped to the field',
  fiber: 'the fiber alone',
  dilution: 'never poured',
  factory: `${processCount} baths, at most`,
};

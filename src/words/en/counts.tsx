// The words of the switches that say which water of a T-shirt is counted.

import { processCount } from './text/processes';

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

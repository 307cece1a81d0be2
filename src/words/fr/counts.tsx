// The words of the switches that say which water of a T-shirt is counted, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

export const COUNTED_PARTS = {
  rain: 'Pluie',
  irrigation: 'Irrigation',
  dilution: 'Dilution',
  factory: 'Usine',
};
export const COUNTED_HOW = {
  rain: 'tombée sur le champ',
  irrigation: 'pompée vers le champ',
  fiber: 'la fibre seule',
  dilution: 'jamais versée',
  factory: `${processCount} bains, au plus`,
};

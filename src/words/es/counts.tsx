// The words of the switches that say which water of a T-shirt is counted, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

export const COUNTED_PARTS = {
  rain: 'Lluvia',
  irrigation: 'Riego',
  dilution: 'Dilución',
  factory: 'Fábrica',
};
export const COUNTED_HOW = {
  rain: 'caída en el campo',
  irrigation: 'bombeado al campo',
  fiber: 'solo la fibra',
  dilution: 'nunca vertida',
  factory: `${processCount} baños, como máximo`,
};

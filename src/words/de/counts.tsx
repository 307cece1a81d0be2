// The words of the switches that say which water of a T-shirt is counted, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

export const COUNTED_PARTS = {
  rain: 'Regen',
  irrigation: 'Bewässerung',
  dilution: 'Verdünnung',
  factory: 'Fabrik',
};
export const COUNTED_HOW = {
  rain: 'aufs Feld gefallen',
  irrigation: 'aufs Feld gepumpt',
  fiber: 'nur die Faser',
  dilution: 'nie geflossen',
  factory: `höchstens, ${processCount} Bäder`,
};

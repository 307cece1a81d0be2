// What six fabrics take and give off, as the three counts are told. Names come as they stand at a sentence’s start, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const drinksMost = (most: string) => `${most} trinkt am meisten.`;
export const burnsMost = (most: string) => `${most} verheizt am meisten.`;
export const eachOfThree = (water: string, energy: string, co2: string) =>
  `${water} trinkt. ${energy} heizt. ${co2} qualmt.`;

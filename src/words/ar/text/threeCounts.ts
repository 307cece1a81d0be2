// What six fabrics take and give off, as the three counts are told. Names come as they stand at a sentence’s start, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const drinksMost = (most: string) => `${most} يشرب أكثر من غيره.`;
export const burnsMost = (most: string) => `${most} يحرق أكثر من غيره.`;
export const eachOfThree = (water: string, energy: string, co2: string) =>
  `${water} يشرب. ${energy} يحرق. ${co2} يدخّن.`;

// What six fabrics take and give off, as the three counts are told. Names come as they stand at a sentence’s start, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const drinksMost = (most: string) => `${most} সবচেয়ে বেশি পানি খায়।`;
export const burnsMost = (most: string) => `${most} সবচেয়ে বেশি শক্তি পোড়ায়।`;
export const eachOfThree = (water: string, energy: string, co2: string) =>
  `${water} পানি খায়। ${energy} শক্তি পোড়ায়। ${co2} ধোঁয়া ছাড়ে।`;

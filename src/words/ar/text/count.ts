// Counts with their nouns, in Arabic. Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../../arabic';
import type * as english from '../../en/text/count';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./count')>;

/** "كوب واحد", "6 أكواب", "244 كوبًا". One and two are told by the noun itself. */
export const cups = (count: number, number: string) =>
  pluralOf(count, {
    one: 'كوب واحد',
    two: 'كوبين',
    few: `${number} أكواب`,
    many: `${number} كوبًا`,
    other: `${number} كوب`,
  });

/** "كوب واحد من الماء", "6 أكواب من الماء". */
export const cupsOfWater = (count: number, number: string) =>
  pluralOf(count, {
    one: 'كوب واحد من الماء',
    two: 'كوبين من الماء',
    few: `${number} أكواب من الماء`,
    many: `${number} كوبًا من الماء`,
    other: `${number} كوب من الماء`,
  });

/** "9.4 ميغابايت". */
export const megabytes = (number: string) => `${number}\u00a0ميغابايت`;

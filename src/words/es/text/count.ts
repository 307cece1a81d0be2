// Counts with their nouns.

import type * as english from '../../en/text/count';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./count')>;

/** "1 taza", "244 tazas". */
export const cups = (count: number, number: string) => `${number} ${count === 1 ? 'taza' : 'tazas'}`;

/** "1 taza de agua", "6 tazas de agua". */
export const cupsOfWater = (count: number, number: string) =>
  `${number} ${count === 1 ? 'taza de agua' : 'tazas de agua'}`;

/** "9,4 MB". */
export const megabytes = (number: string) => `${number}\u00a0MB`;

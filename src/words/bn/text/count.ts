// Counts with their nouns, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/count';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./count')>;

/** "1 কাপ", "244 কাপ". */
export const cups = (_count: number, number: string) => `${number} কাপ`;

/** "1 কাপ পানি", "6 কাপ পানি". */
export const cupsOfWater = (_count: number, number: string) => `${number} কাপ পানি`;

/** "9.4 MB". */
export const megabytes = (number: string) => `${number} MB`;

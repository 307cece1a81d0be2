// Counts with their nouns.

import type * as english from '../../en/text/count';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./count')>;

/** "1 tasse", "244 tasses". */
export const cups = (count: number, number: string) => `${number} ${count < 2 ? 'tasse' : 'tasses'}`;

/** "1 tasse d’eau", "6 tasses d’eau". */
export const cupsOfWater = (count: number, number: string) =>
  `${number} ${count < 2 ? 'tasse d’eau' : 'tasses d’eau'}`;

/** "9,4 Mo". */
export const megabytes = (number: string) => `${number}\u00a0Mo`;

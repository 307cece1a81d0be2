// Counts with their nouns.

import type * as english from '../../en/text/count';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./count')>;

/** "1 Tasse", "244 Tassen". */
export const cups = (count: number, number: string) => `${number} ${count === 1 ? 'Tasse' : 'Tassen'}`;

/** "1 Tasse Wasser", "6 Tassen Wasser". */
export const cupsOfWater = (count: number, number: string) =>
  `${number} ${count === 1 ? 'Tasse Wasser' : 'Tassen Wasser'}`;

/** "9,4 MB". */
export const megabytes = (number: string) => `${number}\u00a0MB`;

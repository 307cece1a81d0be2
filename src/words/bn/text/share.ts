// The reader's cups as a share of a T-shirt's, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/share';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./share')>;

export const division = (cups: string, all: string, quotient: string) => `${cups} ÷ ${all} = ${quotient}`;
/** "তোমার 6 কাপ" */
export const tag = (_cups: number, text: string) => `তোমার ${text} কাপ`;

// The reader's cups as a share of a T-shirt's, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/share';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./share')>;

export const division = (cups: string, all: string, quotient: string) => `${cups} ÷ ${all} = ${quotient}`;
/** "tus 6 tazas" */
export const tag = (cups: number, text: string) => (cups === 1 ? 'tu taza' : `tus ${text} tazas`);

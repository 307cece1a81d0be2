// The reader's cups as a share of a T-shirt's, in Arabic. Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../../arabic';
import type * as english from '../../en/text/share';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./share')>;

export const division = (cups: string, all: string, quotient: string) =>
  `\u2066${cups} ÷ ${all} = ${quotient}\u2069`;
/** "أكوابك الـ6" */
export const tag = (cups: number, text: string) =>
  pluralOf(cups, {
    one: 'كوبك الواحد',
    two: 'كوباك',
    few: `أكوابك الـ${text}`,
    many: `أكوابك الـ${text}`,
    other: `أكوابك الـ${text}`,
  });

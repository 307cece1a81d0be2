// The corrections on one cloth, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong} : {right} ({working}).
  </>
);
/** Where each can be pulled: an invitation. */
export const WAITING = {
  people: 'Un fil rouge vous attend au T-shirt.',
  lake: 'Un fil rouge vous attend au lac.',
  california: 'Un fil rouge vous attend parmi les fils suspendus.',
  grams: 'Un fil rouge vous attend aux bobines.',
  fiber: 'Un fil rouge vous attend au-dessus des graphiques des tissus.',
  megajoules: 'Un fil rouge vous attend à l’énergie des tissus.',
};

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
/** Where each can be pulled. */
export const PLACES = {
  people: 'au T-shirt',
  lake: 'au lac',
  california: 'parmi les fils suspendus',
  grams: 'aux bobines',
  fiber: 'au-dessus des graphiques des tissus',
  megajoules: 'à l’énergie des tissus',
};
/** An invitation to what is left. */
export const waiting = (isOne: boolean, places: string) =>
  isOne ? `Un fil rouge vous attend ${places}.` : `Des fils rouges vous attendent ${places}.`;

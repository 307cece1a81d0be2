// The five corrections on one cloth, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, and what is true. */
export const mended = (wrong: ReactNode, right: ReactNode) => (
  <>
    {wrong}: {right}.
  </>
);
/** Where the loose ends hang. */
export const WAITING = {
  people: 'En la camiseta hay un cabo suelto.',
  lake: 'En el lago hay un cabo suelto.',
  california: 'En los hilos hay un cabo suelto.',
  grams: 'En las bobinas hay un cabo suelto.',
  megajoules: 'En las telas hay un cabo suelto.',
};

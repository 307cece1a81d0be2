// The corrections on one cloth, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working}).
  </>
);
/** Where each can be pulled. */
export const PLACES = {
  people: 'en la camiseta',
  lake: 'en el lago',
  california: 'en los hilos colgados',
  grams: 'en las bobinas',
  fiber: 'sobre los gráficos de las telas',
  megajoules: 'en la energía de las telas',
};
/** An invitation to what is left. */
export const waiting = (isOne: boolean, places: string) =>
  isOne ? `Te espera un hilo rojo ${places}.` : `Te esperan hilos rojos ${places}.`;

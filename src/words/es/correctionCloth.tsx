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
/** Where each can be pulled: an invitation. */
export const WAITING = {
  people: 'En la camiseta te espera un hilo rojo.',
  lake: 'En el lago te espera un hilo rojo.',
  california: 'En los hilos colgados te espera uno rojo.',
  grams: 'En las bobinas te espera un hilo rojo.',
  fiber: 'Sobre los gráficos de las telas te espera un hilo rojo.',
  megajoules: 'En la energía de las telas te espera un hilo rojo.',
};

// The corrections on one cloth, in German. Translated by machine; no native speaker has read them yet.

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
  people: 'beim T-Shirt',
  lake: 'beim See',
  california: 'bei den hängenden Fäden',
  grams: 'bei den Spulen',
  fiber: 'über den Diagrammen der Stoffe',
  megajoules: 'bei der Energie der Stoffe',
};
/** An invitation to what is left. */
export const waiting = (isOne: boolean, places: string) =>
  isOne ? `Ein roter Faden wartet ${places}.` : `Rote Fäden warten ${places}.`;

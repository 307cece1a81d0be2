// The five corrections on one cloth, in German. Translated by machine; no native speaker has read them yet.

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
  people: 'Am T-Shirt hängt ein loses Ende.',
  lake: 'Am See hängt ein loses Ende.',
  california: 'An den Fäden hängt ein loses Ende.',
  grams: 'An den Spulen hängt ein loses Ende.',
  megajoules: 'An den Stoffen hängt ein loses Ende.',
};

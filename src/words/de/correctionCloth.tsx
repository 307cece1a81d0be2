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
/** Where each can be pulled: an invitation. */
export const WAITING = {
  people: 'Beim T-Shirt wartet ein roter Faden.',
  lake: 'Beim See wartet ein roter Faden.',
  california: 'Bei den hängenden Fäden wartet ein roter.',
  grams: 'Bei den Spulen wartet ein roter Faden.',
  fiber: 'Über den Diagrammen der Stoffe wartet ein roter Faden.',
  megajoules: 'Bei der Energie der Stoffe wartet ein roter Faden.',
};

// The five corrections on one cloth, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, and what is true. */
export const mended = (wrong: ReactNode, right: ReactNode) => (
  <>
    {wrong} : {right}.
  </>
);
/** Where the loose ends hang. */
export const WAITING = {
  people: 'Un bout de fil dépasse du T-shirt.',
  lake: 'Un bout de fil dépasse du lac.',
  california: 'Un bout de fil dépasse des fils suspendus.',
  grams: 'Un bout de fil dépasse des bobines.',
  megajoules: 'Un bout de fil dépasse des tissus.',
};

// The five corrections on one cloth.

import type { ReactNode } from 'react';

/** A wrong claim, and what is true. */
export const mended = (wrong: ReactNode, right: ReactNode) => (
  <>
    {wrong}: {right}.
  </>
);
/** Where the loose ends hang. */
export const WAITING = {
  people: 'A loose end hangs at the T-shirt.',
  lake: 'A loose end hangs at the lake.',
  california: 'A loose end hangs at the yarns.',
  grams: 'A loose end hangs at the bobbins.',
  megajoules: 'A loose end hangs at the fabrics.',
};

// The corrections on one cloth.

import type { ReactNode } from 'react';

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working}).
  </>
);
/** Where each can be pulled: an invitation. */
export const WAITING = {
  people: 'A red thread waits at the T-shirt.',
  lake: 'A red thread waits at the lake.',
  california: 'A red thread waits at the yarns.',
  grams: 'A red thread waits at the bobbins.',
  fiber: 'A red thread waits above the charts of the fabrics.',
  megajoules: 'A red thread waits at the energy of the fabrics.',
};

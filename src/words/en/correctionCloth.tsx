// The corrections on one cloth.

import type { ReactNode } from 'react';

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working}).
  </>
);
/** Where each can be pulled. */
export const PLACES = {
  people: 'the T-shirt',
  lake: 'the lake',
  california: 'the yarns',
  grams: 'the bobbins',
  fiber: 'the charts of the fabrics',
  megajoules: 'the energy of the fabrics',
};
/** An invitation to what is left. */
export const waiting = (isOne: boolean, places: string) =>
  isOne ? `A red thread waits at ${places}.` : `Red threads wait at ${places}.`;

// A correction: a wrong claim, and what is true.

import type { ReactNode } from 'react';

/** After the wrong claim: what is true, and why. */
export const mended = (right: ReactNode, working: ReactNode) => (
  <>
    {' '}
    (mended: {right}; {working})
  </>
);
/** Said before a struck claim by screen readers, which leave strokes out. */
export const struckOut = '(slip, struck out) ';
/** Said after the wrong claim, which is a button. */
export const pull = '. Pull the red thread: what did we find?';

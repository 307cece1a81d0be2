// A correction: a wrong claim, and what is true.

import type { ReactNode } from 'react';

/** After the wrong claim: what is true. */
export const mended = (right: ReactNode) => <> (mended: {right})</>;
/** Said before a struck claim by screen readers, which leave strokes out. */
export const struckOut = '(slip, struck out) ';

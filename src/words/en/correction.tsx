// A correction: a wrong claim, and what is true.

import type { ReactNode } from 'react';

/** After the wrong claim, where it stands as text. */
export const checked = (right: ReactNode) => <> (checked: {right})</>;
/** Said before a struck claim by screen readers, which leave strokes out. */
export const struckOut = '(wrong, struck out) ';
/** Said after the wrong claim, which is a button. */
export const pull = '. Pull the loose end: what did we find?';

// A correction: a wrong claim, and what is true.

/** Said before a struck claim by screen readers, which leave strokes out. */
export const struckOut = '(struck out) ';

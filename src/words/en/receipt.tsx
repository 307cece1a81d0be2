// The receipt of a figure.

/** Before the reader's own figure. */
export const yours = 'Yours: ';
export const counts = 'Counts';
export const boundaryOfYear = (boundary: string, year: string) => `${boundary} Year: ${year}.`;
export const workedOut = 'Worked out';
export const source = 'Source';
export const howSure = 'How sure';
export const ourNote = 'Our note';
/** After each of them, for who listens. */
export const colon = ': ';
export const allAbout = 'All about this number';
export const close = 'Close';

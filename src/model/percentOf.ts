/** A share as a length of what is drawn: 0.0714 is "7.14%". */
export const percentOf = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

// How numbers are written in digits.

/** The decimal sign, what stands between groups of three digits, and whether a number of four digits has groups. */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true };

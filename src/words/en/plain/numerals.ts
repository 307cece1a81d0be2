// How numbers are written in digits.

/** The decimal sign, what stands between groups of three digits, and whether a number of four digits has groups. */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

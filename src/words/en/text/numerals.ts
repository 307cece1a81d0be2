// How numbers are written in digits.

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true, groupSize: 3, digits: '0123456789' };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

/** Of what is typed where a number is asked for. */
export const unread = (example: string) =>
  `We cannot read that as a number. Write it in digits, like ${example}.`;
export const whichNumber = (whole: string, decimal: string) => `Do you mean ${whole} or ${decimal}?`;

// How numbers are written in digits, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/numerals';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./numerals')>;

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = {
  decimal: ',',
  group: '\u202f',
  groupsFour: true,
  groupSize: 3,
  digits: '0123456789',
};

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = ' à ';

/** Of what is typed where a number is asked for. */
export const unread = (example: string) =>
  `Nous ne pouvons pas lire cela comme un nombre. Écrivez-le en chiffres, par exemple ${example}.`;
export const whichNumber = (whole: string, decimal: string) =>
  `Voulez-vous dire ${whole} ou ${decimal}\u202f?`;

// How numbers are written in digits, in Bengali. Translated by machine; no native speaker has read them yet.

import { DIGITS } from '../../bengali';
import type * as english from '../../en/text/numerals';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./numerals')>;

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true, groupSize: 2, digits: DIGITS };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

/** Of what is typed where a number is asked for. */
export const unread = (example: string) => `এটাকে সংখ্যা হিসেবে পড়া গেল না। অঙ্কে লেখো, যেমন ${example}।`;
export const whichNumber = (whole: string, decimal: string) => `${whole}, নাকি ${decimal}?`;

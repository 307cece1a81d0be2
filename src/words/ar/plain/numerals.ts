// How numbers are written in digits, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/numerals';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./numerals')>;

/** The decimal sign, what stands between groups of three digits, and whether a number of four digits has groups. */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

// How numbers are written in digits, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/numerals';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./numerals')>;

/**
 * The decimal sign, what stands between groups of three digits, and whether a number of four digits has groups. The
 * academies' space, which no reader takes for a decimal sign: a point is one in Mexico, a comma in Spain.
 */
export const NUMERALS = {
  decimal: ',',
  group: '\u00a0',
  groupsFour: false,
  groupSize: 3,
  digits: '0123456789',
};

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '-';

/** Of what is typed where a number is asked for. */
export const unread = (example: string) =>
  `No podemos leer eso como un número. Escríbelo en cifras, como ${example}.`;
export const whichNumber = (whole: string, decimal: string) => `¿Quieres decir ${whole} o ${decimal}?`;

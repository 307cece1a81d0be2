// How counts, number words, lists and ratios are built, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/grammar';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./grammar')>;

/** Whether a count takes the singular. */
export const isOne = (count: number) => count === 1;

/** Which form of a noun stands after its number; some languages have three. */
export const pickForm = (count: number): 'one' | 'few' | 'many' => (isOne(count) ? 'one' : 'many');

const SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** A whole number under 100 in words: "treinta y dos". One is "uno": a message that needs "una" chooses it itself. */
export const numberWord = (value: number): string => {
  if (value < 30) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10) - 3] ?? '';
  return value % 10 === 0 ? ten : `${ten} y ${SMALL[value % 10]}`;
};

/** An ordinal in figures, masculine, as "2.º puesto". */
export const ordinal = (value: number): string => `${value}.º`;

/** What stands between two parts of a sentence, and at its end. */
export const COMMA = ', ';
export const COLON = ': ';
export const SEMICOLON = '; ';
export const FULL_STOP = '.';

/** The last of a list: "algodón y cáñamo", but "algodón e hilo": "y" would vanish in the same sound. */
export const listLast = (others: string, last: string) =>
  `${others} ${/^h?[ií](?![aeo])/i.test(last) ? 'e' : 'y'} ${last}`;

/** "dos veces", "ocho veces", "doce veces y media". */
export const timesInWords = (whole: number, isHalf: boolean): string =>
  `${numberWord(whole)} veces${isHalf ? ' y media' : ''}`;

/** "74 veces". */
export const timesInFigures = (number: string) => `${number} veces`;

/** "casi ocho veces". */
export const nearly = (times: string) => `casi ${times}`;

/** "más de siete veces". */
export const over = (times: string) => `más de ${times}`;

/** "Algodón" within a sentence: "algodón". */
export const labelInText = (label: string) => label.toLowerCase();

// How Spanish builds counts, number words, lists, ratios and numbers in digits. Made by machine; no native speaker has read it yet.

import type { Rules } from './rules';

export type Checked = Rules<typeof import('./es')>;

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

const ARTICLES: Record<string, string> = {
  cotton: 'el',
  wool: 'la',
  cellulosics: 'las',
  hemp: 'el',
  polyamide: 'la',
  polyester: 'el',
};

/** A fabric's name inside a sentence, with its article on the same line: "el algodón". No message may stand a word before it that melts with the article. */
export const nameInText = (id: string, name: string) => `${ARTICLES[id]}\u00a0${name.toLowerCase()}`;

/** "el máximo", "2.º mayor", "3.º menor (empate)", "el mínimo (empate)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'valor más bajo' : 'valor más alto';
  const extreme = isLeast ? 'el mínimo' : 'el máximo';
  return (place === 1 ? extreme : `${ordinal} ${end}`) + (isTied ? ' (empate)' : '');
};

const HEDGES = { nearly: 'casi', justOver: 'algo más de', over: 'más de' };

/** "casi cinco años y medio": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  whole === 1
    ? `${HEDGES[hedge]} un año${isHalf ? ' y medio' : ''}`
    : `${HEDGES[hedge]} ${text} años${isHalf ? ' y medio' : ''}`;

/** A task's place on the worksheet, in words. */
export const placeWord = (place: number): string => numberWord(place);

// How German builds counts, number words, lists, ratios and numbers in digits. Made by machine; no native speaker has read it yet.

import type { Rules } from './rules';

export type Checked = Rules<typeof import('./de')>;

/** Whether a count takes the singular. */
export const isOne = (count: number) => count === 1;

/** Which form of a noun stands after its number; some languages have three. */
export const pickForm = (count: number): 'one' | 'few' | 'many' => (isOne(count) ? 'one' : 'many');

const SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );

const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** A number word as it stands before another: "ein", "drei". */
const findStem = (value: number) => (value === 1 ? 'ein' : (SMALL[value] ?? ''));

/** A whole number under 100 in words: "zweiunddreißig". One is "eins": a message that needs "eine" chooses it itself. */
export const numberWord = (value: number): string => {
  if (value < 20) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${findStem(value % 10)}und${ten}`;
};

/** An ordinal in figures: "2.". */
export const ordinal = (value: number): string => `${value}.`;

/** What stands between two parts of a sentence, and at its end. */
export const COMMA = ', ';

export const COLON = ': ';

export const SEMICOLON = '; ';

export const FULL_STOP = '.';

/** The last of a list: "Baumwolle, Wolle und Hanf". */
export const listLast = (others: string, last: string) => `${others} und ${last}`;

/** "doppelt", "achtmal", "zwölfeinhalbmal": before "so viel wie". */
export const timesInWords = (whole: number, isHalf: boolean): string => {
  if (whole === 2 && !isHalf) return 'doppelt';
  const word = whole < 20 ? findStem(whole) : numberWord(whole);
  return `${word}${isHalf ? 'einhalb' : ''}mal`;
};

/** "74 Mal". */
export const timesInFigures = (number: string) => `${number}\u00a0Mal`;

/** "fast achtmal". */
export const nearly = (times: string) => `fast ${times}`;

/** "über siebenmal", "mehr als doppelt". */
export const over = (times: string) => `${times === 'doppelt' ? 'mehr als' : 'über'} ${times}`;

/** "Baumwolle" within a sentence: nouns keep their capitals. */
export const labelInText = (label: string) => label;

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = { decimal: ',', group: '.', groupsFour: true, groupSize: 3, digits: '0123456789' };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = ':';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

/** A fabric's name inside a sentence: "Baumwolle", without an article. */
export const nameInText = (_id: string, name: string) => name;

/** "Höchstwert", "2. Platz von oben", "3. Platz von unten (geteilt)", "Tiefstwert (geteilt)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'unten' : 'oben';
  const extreme = isLeast ? 'Tiefstwert' : 'Höchstwert';
  return (place === 1 ? extreme : `${ordinal} Platz von ${end}`) + (isTied ? ' (geteilt)' : '');
};

const HEDGES = { nearly: 'fast', justOver: 'gut', over: 'mehr als' };

/** "fast fünfeinhalb Jahre": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) => {
  if (whole === 1) return `${HEDGES[hedge]} ${isHalf ? 'eineinhalb Jahre' : 'ein Jahr'}`;
  return `${HEDGES[hedge]} ${text}${isHalf ? 'einhalb' : ''} Jahre`;
};

/** A task's place on the worksheet, in words. */
export const placeWord = (place: number): string => numberWord(place);

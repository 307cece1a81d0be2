// How French builds counts, number words, lists, ratios and numbers in digits. Made by machine; no native speaker has read it yet.

import type { Rules } from './rules';

export type Checked = Rules<typeof import('./fr')>;

/** Whether a count takes the singular: "0 tasse", "1,5 tasse". */
export const isOne = (count: number) => Math.abs(count) < 2;

/** Which form of a noun stands after its number; some languages have three. */
export const pickForm = (count: number): 'one' | 'few' | 'many' => (isOne(count) ? 'one' : 'many');

const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );

const TENS = 'vingt trente quarante cinquante soixante'.split(' ');

/**
 * A whole number under 100 in words: "trente-deux", "soixante et onze", "quatre-vingts". One is "un": a message that needs
 * "une" chooses it itself.
 */
export const numberWord = (value: number): string => {
  if (value < 20) return SMALL[value] ?? '';
  if (value === 80) return 'quatre-vingts';
  if (value > 80) return `quatre-vingt-${SMALL[value - 80]}`;
  const tens = Math.min(Math.floor(value / 10), 6);
  const ten = TENS[tens - 2] ?? '';
  const rest = value - tens * 10;
  if (rest === 0) return ten;
  return rest === 1 || rest === 11 ? `${ten} et ${SMALL[rest]}` : `${ten}-${SMALL[rest]}`;
};

/** An ordinal in figures, feminine as phases and fibers are: "1re", "2e". */
export const ordinal = (value: number): string => `${value}${value === 1 ? 're' : 'e'}`;

/** What stands between two parts of a sentence, and at its end. */
export const COMMA = ', ';

export const COLON = '\u00a0: ';

export const SEMICOLON = '\u202f; ';

export const FULL_STOP = '.';

/** The last of a list: "coton, laine et chanvre". */
export const listLast = (others: string, last: string) => `${others} et ${last}`;

/** "deux fois", "huit fois", "douze fois et demie". */
export const timesInWords = (whole: number, isHalf: boolean): string =>
  `${numberWord(whole)} fois${isHalf ? ' et demie' : ''}`;

/** "74 fois". */
export const timesInFigures = (number: string) => `${number} fois`;

/** "près de huit fois". */
export const nearly = (times: string) => `près de ${times}`;

/** "plus de sept fois". */
export const over = (times: string) => `plus de ${times}`;

/** "Coton" within a sentence: "coton". */
export const labelInText = (label: string) => label.toLowerCase();

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

const ARTICLES: Record<string, string> = {
  cotton: 'le',
  wool: 'la',
  cellulosics: 'les',
  hemp: 'le',
  polyamide: 'le',
  polyester: 'le',
};

/** A fabric's name inside a sentence, with its article: "le coton". No message may stand a word before it that melts with the article. */
export const nameInText = (id: string, name: string) => `${ARTICLES[id]} ${name.toLowerCase()}`;

/** "maximum", "2e plus haut", "3e plus bas (à égalité)", "minimum (à égalité)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'plus bas' : 'plus haut';
  const extreme = isLeast ? 'minimum' : 'maximum';
  return (place === 1 ? extreme : `${ordinal} ${end}`) + (isTied ? ' (à égalité)' : '');
};

const HEDGES = { nearly: 'près de', justOver: 'un peu plus de', over: 'plus de' };

/** "près de cinq ans et demi": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  whole === 1
    ? `${HEDGES[hedge]} un an${isHalf ? ' et demi' : ''}`
    : `${HEDGES[hedge]} ${text} ans${isHalf ? ' et demi' : ''}`;

/** A task's place on the worksheet, in words. */
export const placeWord = (place: number): string => numberWord(place);

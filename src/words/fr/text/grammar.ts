// How counts, number words, lists and ratios are built, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/grammar';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./grammar')>;

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

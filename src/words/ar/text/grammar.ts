// How counts, number words, lists and ratios are built, in Arabic. Translated by machine; no native speaker has read them yet.

import { oblique } from '../../arabic';
import type * as english from '../../en/text/grammar';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./grammar')>;

/** Whether a count takes the singular. */
export const isOne = (count: number) => count === 1;

const RULES = new Intl.PluralRules('ar');
/** Which form of a noun stands after its number: from 3 to 10 a plural, from 11 to 99 "كوبًا", else the singular. */
export const pickForm = (count: number): 'one' | 'few' | 'many' => {
  const form = RULES.select(count);
  return form === 'many' ? 'many' : form === 'few' || form === 'two' ? 'few' : 'one';
};

const SMALL = [
  'صفر',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
];
const TENS = ['عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];

/** A whole number under 100 in words, as it stands with a masculine noun: "اثنان وثلاثون". */
export const numberWord = (value: number): string => {
  if (value < 20) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${SMALL[value % 10]} و${ten}`;
};

/** An ordinal in figures, after "المرتبة": "2". */
export const ordinal = (value: number): string => `${value}`;

/** What stands between two parts of a sentence, and at its end. */
export const COMMA = '، ';
export const COLON = ': ';
export const SEMICOLON = '؛ ';
export const FULL_STOP = '.';

/** The last of a list: "القطن, الصوف" and "القنّب" become "القطن والصوف والقنّب". */
export const listLast = (others: string, last: string) => `${others.replaceAll(', ', ' و')} و${last}`;

/** "ضعف", "ثمانية أضعاف", "اثني عشر ضعفًا ونصف ضعف": before "ما" or a noun in the genitive. */
export const timesInWords = (whole: number, isHalf: boolean): string => {
  const half = isHalf ? ' ونصف ضعف' : '';
  if (whole === 1) return isHalf ? 'مرة ونصف' : 'مثل';
  if (whole === 2) return isHalf ? 'ضعفين ونصف ضعف' : 'ضعف';
  if (whole < 11) return `${numberWord(whole)} أضعاف${half}`;
  return `${oblique(numberWord(whole))} ${isHalf ? 'ضعفًا' : 'ضعف'}${half}`;
};

/** "74 ضعف". */
export const timesInFigures = (number: string) => `${number} ضعف`;

/** "قرابة ثمانية أضعاف". */
export const nearly = (times: string) => `قرابة ${times}`;

/** "أكثر من سبعة أضعاف". */
export const over = (times: string) => `أكثر من ${times}`;

/** "القطن" within a sentence: there are no capitals. */
export const labelInText = (label: string) => label;

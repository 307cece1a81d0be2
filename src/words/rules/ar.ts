// How Arabic builds counts, number words, lists, ratios and numbers in digits. Made by machine; no native speaker has read it yet.

import type { Rules } from './rules';

export type Checked = Rules<typeof import('./ar')>;

/** A number word after a preposition or a verb: "اثنا عشر" becomes "اثني عشر", "عشرون" "عشرين". */
export const oblique = (word: string): string =>
  word
    .replace('اثنا عشر', 'اثني عشر')
    .replace('اثنان', 'اثنين')
    .replace(/ون(?= |$)/g, 'ين');

/** A number word from three to nineteen before or with a feminine noun: "خمسة" becomes "خمس", "خمسة عشر" "خمس عشرة". */
export const feminine = (word: string): string => {
  if (word.endsWith(' عشر')) return `${word.slice(0, -4).replace(/ة$/, '')} عشرة`;
  return word.replace(/ة$/, '');
};

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

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true, groupSize: 3, digits: '0123456789' };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

/** A fabric's name inside a sentence: "القطن", with its article as everywhere. */
export const nameInText = (_id: string, name: string) => name;

/** "الأكثر", "المرتبة 2 من الأعلى", "المرتبة 3 من الأدنى بالتساوي", "الأقل بالتساوي". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  if (place === 1) return `${isLeast ? 'الأقل' : 'الأكثر'}${isTied ? ' بالتساوي' : ''}`;
  const end = isLeast ? 'الأدنى' : 'الأعلى';
  return `المرتبة رقم ${ordinal} من ${end}${isTied ? ' بالتساوي' : ''}`;
};

const HEDGES = { nearly: 'قرابة', justOver: 'أكثر بقليل من', over: 'أكثر من' };

/** "قرابة خمسة أعوام ونصف": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) => {
  if (whole === 1) return `${HEDGES[hedge]} عام ${isHalf ? 'ونصف' : 'واحد'}`;
  if (whole === 2) return `${HEDGES[hedge]} عامين${isHalf ? ' ونصف' : ''}`;
  return `${HEDGES[hedge]} ${oblique(text)} ${whole < 11 ? 'أعوام' : 'عامًا'}${isHalf ? ' ونصف' : ''}`;
};

const ORDINALS = [
  '',
  'الأولى',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
];

/** A task's place on the worksheet, after "المهمة": "الثالثة". */
export const placeWord = (place: number): string => ORDINALS[place] ?? '';

/** Which of the six forms of Arabic a counted noun takes. */
export const findCategory = (count: number): string => RULES.select(count);

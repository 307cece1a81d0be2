// How Bengali builds counts, number words, lists, ratios and numbers in digits. Made by machine; no native speaker has read it yet.

import type { Rules } from './rules';

export type Checked = Rules<typeof import('./bn')>;

export const DIGITS = '০১২৩৪৫৬৭৮৯';

/** A whole number as Bengali writes it: "২০২৬". */
export const inDigits = (value: number | string | undefined): string =>
  `${value ?? ''}`.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);

/** Whether a count takes the singular, as CLDR has it: 0, 1 and what lies between. */
export const isOne = (count: number) => count <= 1;

/** Which form of a noun stands after its number; some languages have three. */
export const pickForm = (count: number): 'one' | 'few' | 'many' => (isOne(count) ? 'one' : 'many');

/** Bengali has a word of its own for each number under 100. */
const NUMBERS =
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ উনত্রিশ ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন উনষাট ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি উনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি উননব্বই নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই'.split(
    ' ',
  );

/** A whole number under 100 in words: "বত্রিশ". */
export const numberWord = (value: number): string => NUMBERS[value] ?? '';

const ORDINALS = ['', '১ম', '২য়', '৩য়', '৪র্থ', '৫ম', '৬ষ্ঠ', '৭ম', '৮ম', '৯ম', '১০ম'];

/** An ordinal in figures: "2য়", "11তম". */
export const ordinal = (value: number): string => ORDINALS[value] || `${inDigits(value)}তম`;

/** What stands between two parts of a sentence, and at its end. */
export const COMMA = ', ';

export const COLON = ': ';

export const SEMICOLON = '; ';

export const FULL_STOP = '।';

/** The last of a list: "তুলা, উল এবং হেম্প". */
export const listLast = (others: string, last: string) => `${others} এবং ${last}`;

/** A whole number and a half: "দেড়", "আড়াই", "সাড়ে বারো". */
const withHalf = (whole: number): string =>
  whole === 1 ? 'দেড়' : whole === 2 ? 'আড়াই' : `সাড়ে ${numberWord(whole)}`;

/** "দ্বিগুণ", "আট গুণ", "সাড়ে বারো গুণ". */
export const timesInWords = (whole: number, isHalf: boolean): string => {
  if (whole === 2 && !isHalf) return 'দ্বিগুণ';
  return `${isHalf ? withHalf(whole) : numberWord(whole)} গুণ`;
};

/** "74 গুণ". */
export const timesInFigures = (number: string) => `${number} গুণ`;

/** "প্রায় আট গুণ". */
export const nearly = (times: string) => `প্রায় ${times}`;

/** "সাত গুণের বেশি". */
export const over = (times: string) => `${times}ের বেশি`;

/** "তুলা" within a sentence: Bengali has no capitals. */
export const labelInText = (label: string) => label;

/**
 * The decimal sign, what stands between groups of digits, whether a number of four digits has groups, how many digits are in
 * those before the last three, and the ten digits.
 */
export const NUMERALS = { decimal: '.', group: ',', groupsFour: true, groupSize: 2, digits: DIGITS };

/** The sign between a number and what it is divided by. */
export const DIVISION_SIGN = '÷';

/** Between the ends of a range. */
export const RANGE_SIGN = '–';

/** A fabric's name inside a sentence: "তুলা". */
export const nameInText = (_id: string, name: string) => name;

/** "সবচেয়ে বেশি", "বেশির দিকে 2য়", "কমের দিকে 3য় (যৌথ)", "সবচেয়ে কম (যৌথ)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'কম' : 'বেশি';
  const words = place === 1 ? `সবচেয়ে ${end}` : `${isLeast ? 'কমের' : 'বেশির'} দিক থেকে ${ordinal}`;
  return words + (isTied ? ' (যৌথ)' : '');
};

/** Bengali has words of its own for a half after one and two: "দেড়", "আড়াই", "সাড়ে তিন". */
const HALVES = ['আধা', 'দেড়', 'আড়াই'];

const HEDGES = {
  nearly: (years: string) => `প্রায় ${years}`,
  justOver: (years: string) => `${years}ের একটু বেশি`,
  over: (years: string) => `${years}ের বেশি`,
};

const years = (number: string) => `${number} বছর`;

/** "প্রায় সাড়ে পাঁচ বছর": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  HEDGES[hedge](years(isHalf ? (HALVES[whole] ?? `সাড়ে ${text}`) : text));

/** A task's place on the worksheet, in words. */
export const placeWord = (place: number): string => numberWord(place);

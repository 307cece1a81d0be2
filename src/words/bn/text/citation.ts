// Dates, and how the story is cited, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../../bengali';
import type * as english from '../../en/text/citation';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./citation')>;

/** From January on. */
export const MONTHS = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');

/** "নভেম্বর 2026". */
export const monthOfYear = (month: string, year: string) => `${month} ${inDigits(year)}`;
/** "5 নভেম্বর 2026". */
export const fullDate = (day: number, month: string, year: string) =>
  `${inDigits(day)} ${month} ${inDigits(year)}`;

// In a citation in APA style: the date, the edition, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) =>
  `${inDigits(year)}, ${inDigits(day)} ${month}`;
export const kindOfWork = 'ইন্টারঅ্যাকটিভ গল্প';
export const apaEdition = (number: number) => `সংস্করণ ${inDigits(number)}`;
export const KINDS_OF_FIGURE = {
  holds: 'সংখ্যা',
  'holds with a note': 'সংখ্যা',
  unconfirmed: 'সংখ্যা, নিশ্চিত নয়',
  off: 'সংখ্যা, যা ঠিক নয়',
};

// Dates, and how the story is cited, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/citation';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./citation')>;

/** From January on; French-born names (جانفي) and Levantine ones (كانون الثاني) differ, these are read everywhere. */
export const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** "نوفمبر 2026". */
export const monthOfYear = (month: string, year: string) => `${month} ${year}`;
/** "5 نوفمبر 2026". */
export const fullDate = (day: number, month: string, year: string) => `${day} ${month} ${year}`;

// In a citation in APA style: the date, the edition, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) => `${year}، ${day} ${month}`;
export const kindOfWork = 'قصة تفاعلية';
export const apaEdition = (number: number) => `الإصدار ${number}`;
export const KINDS_OF_FIGURE = {
  holds: 'رقم',
  'holds with a note': 'رقم',
  unconfirmed: 'رقم غير مؤكد',
  off: 'رقم غير صحيح',
};

// Dates, and how the story is cited, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/citation';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./citation')>;

const endDay = (day: number) => (day === 1 ? 'er' : '');

/** From January on. */
export const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** "novembre 2026". */
export const monthOfYear = (month: string, year: string) => `${month} ${year}`;
/** "5 novembre 2026". */
export const fullDate = (day: number, month: string, year: string) => `${day}${endDay(day)} ${month} ${year}`;

// In a citation in APA style: the date, the edition, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) => `${year}, ${day}${endDay(day)} ${month}`;
export const kindOfWork = 'Récit interactif';
export const apaEdition = (number: number) => `Édition ${number}`;
export const KINDS_OF_FIGURE = {
  holds: 'Chiffre',
  'holds with a note': 'Chiffre',
  unconfirmed: 'Chiffre non confirmé',
  off: 'Chiffre qui ne tient pas',
};

// Dates, and how the story is cited, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/citation';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./citation')>;

/** From January on. */
export const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** "November 2026". */
export const monthOfYear = (month: string, year: string) => `${month} ${year}`;
/** "5. November 2026". */
export const fullDate = (day: number, month: string, year: string) => `${day}. ${month} ${year}`;

// In a citation in APA style: the date, the edition, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) => `${year}, ${day}. ${month}`;
export const kindOfWork = 'Interaktive Geschichte';
export const apaEdition = (number: number) => `Ausgabe ${number}`;
export const KINDS_OF_FIGURE = {
  holds: 'Zahl',
  'holds with a note': 'Zahl',
  unconfirmed: 'Unbestätigte Zahl',
  off: 'Zahl, die nicht stimmt',
};

// Dates, and how the story is cited, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/citation';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./citation')>;

/** From January on. */
export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** "noviembre de 2026". */
export const monthOfYear = (month: string, year: string) => `${month} de ${year}`;
/** "5 de noviembre de 2026". */
export const fullDate = (day: number, month: string, year: string) => `${day} de ${month} de ${year}`;

// In a citation in APA style: the date, the edition, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) => `${year}, ${day} de ${month}`;
export const kindOfWork = 'Historia interactiva';
export const apaEdition = (number: number) => `Edición ${number}`;
export const KINDS_OF_FIGURE = {
  holds: 'Cifra',
  'holds with a note': 'Cifra',
  unconfirmed: 'Cifra sin confirmar',
  off: 'Cifra que no se sostiene',
};

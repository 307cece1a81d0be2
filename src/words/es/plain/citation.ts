// Dates, and how the story is cited, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/citation';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./citation')>;

/** From January on. */
export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** "noviembre de 2026". */
export const monthOfYear = (month: string, year: string) => `${month} de ${year}`;
/** "5 de noviembre de 2026". */
export const fullDate = (day: number, month: string, year: string) => `${day} de ${month} de ${year}`;
/** An edition without a date. */
export const undated = 'sin fecha';

// In a citation in APA style: the date, or that there is none, and what kind of work it is.
export const apaDate = (day: number, month: string, year: string) => `${year}, ${day} de ${month}`;
export const apaUndated = 's. f.';
export const kindOfWork = 'Historia interactiva';

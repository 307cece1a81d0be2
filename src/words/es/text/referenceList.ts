// What only the list of references says, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

// After a reference, in brackets.
export const READING_WORDS = {
  read: undefined,
  'opening only': 'solo el comienzo',
  'through a quotation': 'según una cita',
  'not read': 'de memoria',
};

export const WEAKNESS_WORDS = {
  blog: 'un blog',
  'company page': 'página propia de una empresa',
  copy: 'una copia',
  'interested party': 'de quienes tienen interés en el algodón',
  'news page': 'página de noticias',
  'open encyclopedia': 'enciclopedia abierta',
  'trade page': 'página del sector',
  'unsigned page': 'sin firma',
};

/** In the place of a year. */
export const undated = 's. f.';

// In the place of an address that we could not find again.
export const pageMissing = 'No encontramos la página exacta.';
export const pageMissingOn = (site: string) => `No encontramos la página exacta; estaba en ${site}.`;

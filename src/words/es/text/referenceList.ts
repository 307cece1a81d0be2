// What only the list of references says, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

export const READING_WORDS = {
  read: undefined,
  'opening only': 'Solo pudimos leer su comienzo.',
  'through a quotation': 'Leímos una página que la cita.',
  'not read': 'De memoria, sin leer.',
};

export const WEAKNESS_WORDS = {
  blog: 'Un blog: una fuente débil.',
  'company page': 'La propia página de una empresa: una fuente débil.',
  copy: 'Una copia, no la página de la editorial.',
  'interested party': 'Quienes la escriben tienen interés en el algodón.',
  'news page': 'Una página de noticias.',
  'open encyclopedia': 'Una enciclopedia que cualquiera puede cambiar.',
  'trade page': 'Una página del sector: una fuente débil.',
  'unsigned page': 'Una página sin firma: una fuente débil.',
};

/** In the place of a year. */
export const undated = 's. f.';

// In the place of an address that we could not find again.
export const pageMissing = 'No encontramos la página exacta.';
export const pageMissingOn = (site: string) => `No encontramos la página exacta; estaba en ${site}.`;

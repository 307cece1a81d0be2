// What only the list of references says, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

// After a reference, in brackets.
export const READING_WORDS = {
  read: undefined,
  'opening only': 'le début seulement',
  'through a quotation': 'par une citation',
  'not read': 'de mémoire',
};

export const WEAKNESS_WORDS = {
  blog: 'un blog',
  'company page': 'page d’une entreprise',
  copy: 'une copie',
  'interested party': 'par qui a intérêt à défendre le coton',
  'news page': 'page d’actualités',
  'open encyclopedia': 'encyclopédie ouverte',
  'trade page': 'page du secteur',
  'unsigned page': 'non signée',
};

/** In the place of a year. */
export const undated = 's. d.';

// In the place of an address that we could not find again.
export const pageMissing = 'Page exacte introuvable.';
export const pageMissingOn = (site: string) => `Page exacte introuvable\u202f; elle était sur ${site}.`;

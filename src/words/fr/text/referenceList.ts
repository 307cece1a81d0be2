// What only the list of references says, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

export const READING_WORDS = {
  read: undefined,
  'opening only': 'Nous n’avons pu en lire que le début.',
  'through a quotation': 'Nous avons lu une page qui la cite.',
  'not read': 'De mémoire, non lue.',
};

export const WEAKNESS_WORDS = {
  blog: 'Un blog\u00a0: une source faible.',
  'company page': 'La page d’une entreprise\u00a0: une source faible.',
  copy: 'Une copie, pas la page de l’éditeur.',
  'interested party': 'Qui l’a écrite a intérêt à défendre le coton.',
  'news page': 'Une page d’actualités.',
  'open encyclopedia': 'Une encyclopédie que tout le monde peut modifier.',
  'trade page': 'Une page du secteur\u00a0: une source faible.',
  'unsigned page': 'Une page non signée\u00a0: une source faible.',
};

/** In the place of a year. */
export const undated = 's. d.';

// In the place of an address that we could not find again.
export const pageMissing = 'Page exacte introuvable.';
export const pageMissingOn = (site: string) => `Page exacte introuvable\u202f; elle était sur ${site}.`;

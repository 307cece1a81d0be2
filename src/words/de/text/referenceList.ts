// What only the list of references says, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

// After a reference, in brackets.
export const READING_WORDS = {
  read: undefined,
  'opening only': 'nur der Anfang',
  'through a quotation': 'nach einem Zitat',
  'not read': 'aus dem Gedächtnis',
};

export const WEAKNESS_WORDS = {
  blog: 'ein Blog',
  'company page': 'eigene Seite einer Firma',
  copy: 'eine Kopie',
  'interested party': 'von Leuten mit Interesse an Baumwolle',
  'news page': 'Nachrichtenseite',
  'open encyclopedia': 'offene Enzyklopädie',
  'trade page': 'Branchenseite',
  'unsigned page': 'ohne Namen',
};

/** In the place of a year. */
export const undated = 'o. D.';

// In the place of an address that we could not find again.
export const pageMissing = 'Genaue Seite nicht gefunden.';
export const pageMissingOn = (site: string) => `Genaue Seite nicht gefunden; sie stand auf ${site}.`;

// What only the list of references says, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

export const READING_WORDS = {
  read: undefined,
  'opening only': 'Wir konnten nur den Anfang lesen.',
  'through a quotation': 'Wir haben eine Seite gelesen, die sie zitiert.',
  'not read': 'Aus dem Gedächtnis, nicht gelesen.',
};

export const WEAKNESS_WORDS = {
  blog: 'Ein Blog: eine schwache Quelle.',
  'company page': 'Die eigene Seite einer Firma: eine schwache Quelle.',
  copy: 'Eine Kopie, nicht die Seite des Verlags.',
  'interested party': 'Wer sie schrieb, hat ein Interesse an Baumwolle.',
  'news page': 'Eine Nachrichtenseite.',
  'open encyclopedia': 'Eine Enzyklopädie, die alle ändern können.',
  'trade page': 'Eine Branchenseite: eine schwache Quelle.',
  'unsigned page': 'Eine Seite ohne Namen: eine schwache Quelle.',
};

/** In the place of a year. */
export const undated = 'o. D.';

// In the place of an address that we could not find again.
export const pageMissing = 'Genaue Seite nicht gefunden.';
export const pageMissingOn = (site: string) => `Genaue Seite nicht gefunden; sie stand auf ${site}.`;

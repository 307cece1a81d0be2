// What is said where a page in another language is neither kept nor to be had, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/notKept';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./notKept')>;

export const noNetwork = 'Kein Netz';
export const languageNotKept = 'Diese Sprache ist auf diesem Gerät nicht gespeichert. Sie braucht das Netz.';
export const backToOwn = 'Zurück zur Seite auf Deutsch';

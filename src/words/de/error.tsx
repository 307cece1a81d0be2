// The words of error views, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/error';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./error')>;

export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Fehlerhafte Anfrage',
  403: 'Zugriff verboten',
  404: 'Nicht gefunden',
  405: 'Methode nicht erlaubt',
};

export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'Diese Adresse ist nicht richtig geschrieben. Darum wissen wir nicht, welche Seite gemeint ist.',
  403: 'Diese Seite ist nicht öffentlich.',
  404: 'Unter dieser Adresse gibt es keine Seite.',
  405: 'Seiten kann man hier lesen; senden kann man ihnen nichts.',
};

export const heading = 'Unerwarteter Anwendungsfehler!';
export const failedSentence = 'Beim Erstellen dieser Seite ist etwas schiefgegangen.';
export const unnamed = 'Hier ist eine Naht geplatzt.';
export const home = 'Den Faden wieder aufnehmen';

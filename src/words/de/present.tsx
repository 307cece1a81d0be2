// The words of the story on the big screen, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/present';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./present')>;

export const presenter = 'Vorführung';
export const top = 'Anfang der Seite';
export const place = (number: number, count: number) => `${number} von ${count}`;
/** In the place of the moment's name, while the screen is dark. */
export const dark = 'Dunkel. Jede Taste macht wieder hell.';
export const back = 'Zurück';
export const next = 'Weiter';
export const notes = 'Notizen';
export const leave = 'Beenden';
export const nextMoment = (name: string) => `Danach: ${name}`;
export const nextPage = 'Danach: eine andere Seite';

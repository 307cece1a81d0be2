// The words of keeping the site for times without a network, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'Für offline aufheben';
export const confirm = (size: string) => `Ja, ${size} aufheben`;
export const question = 'Alle Bilder ganz und die Daten. Möchtest du das?';
export const kept = 'Aufgehoben. Dieser Browser zeigt die Seiten jetzt auch ohne Netz.';
export const failed = 'Das Aufheben hat nicht geklappt.';

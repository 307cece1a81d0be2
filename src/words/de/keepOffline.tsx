// The words of keeping the site for times without a network, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'Offline speichern';
export const confirm = (size: string) => `Ja, ${size} speichern`;
export const question = 'Alle Bilder in voller Größe und die Daten. Möchtest du das?';
export const kept = 'Gespeichert. Dieser Browser zeigt die Seiten jetzt auch ohne Netz.';
/** Why it is not kept. */
export const whyNot = {
  insecure: 'Browser speichern nur Seiten, deren Adresse mit https beginnt.',
  refused: 'Dieser Browser speichert keine Seiten, oder nicht in diesem Fenster.',
  noRoom: 'Auf diesem Gerät ist kein Platz dafür.',
  notWhole: 'Ein Teil ist nicht angekommen.',
  failed: 'Das Speichern hat nicht geklappt.',
};

// The words of the about page, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'Über diese Seite';
export const pageDescription = 'Über Threadprint: wer es gemacht hat und wie die Zahlen geprüft sind.';
export const heading = 'Über diese Seite';
export const made = 'Geschrieben und gezeichnet von einer KI. Menschen sagten, was entstehen soll.';
export const who =
  'Threadprint zeigt, was ein T-Shirt trinkt und was Kleidung kostet. Es verdient nichts, speichert nichts über dich und ruft nichts von anderen Seiten ab.';
export const checkTitle = 'Wie eine Zahl geprüft wird';
export const check =
  'Jemand von uns sucht die Veröffentlichung, aus der eine Zahl stammt, und notiert, was gelesen wurde, wo und wann. Wovon wir die Quelle nicht finden, ist unbestätigt: Es hat eine gestrichelte Linie.';
export const allNumbers = 'Jede Zahl, und wie sicher sie ist';
export const languagesTitle = 'Die Sprachen';
export const languages =
  'Die Geschichte wurde auf Englisch geschrieben. Eine Maschine hat die anderen Fassungen gemacht, und noch hat sie niemand gelesen, der mit der Sprache aufgewachsen ist. Im Zweifel gilt der englische Text.';
export const licenseTitle = 'Die Lizenz';
export const license = 'Texte, Diagramme und Bilder: CC BY 4.0. Code: MIT.';
export const licenses = 'Lizenzen der verwendeten Software und Schriften';
export const writeTitle = 'Wohin schreiben';
export const write =
  'Hast du einen Fehler gefunden, in einer Zahl oder in einem Wort? Sag es uns, mit der Adresse der Seite.';
export const writeLink = 'Schreib uns';

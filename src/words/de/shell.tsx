// The words of what stands around every page, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const linkUnread = 'Ein Teil dieses Links ist nicht lesbar. Die Seite kommt ohne ihn aus.';
export const skipLink = 'Direkt zur Geschichte';

export const startPage = 'Threadprint, Startseite';
export const chapters = 'Kapitel';
export const chapterPour = 'Durst';
export const chapterShirt = 'Shirt';
export const chapterLake = 'See';
export const chapterCosts = 'Kosten';

export const linePour = 'Deine Tassen und die Frage';
export const lineShirt = 'Die Tassen hinter einem T-Shirt';
export const lineLake = 'Die ganze Mode und ein See';
export const lineCosts = 'Wasser, Energie und CO2 von Stoffen';
/** The three waters, on other pages. */
export const countedName = 'Ein T-Shirt, dreierlei Wasser';
export const place = (chapter: string, number: number, count: number) => `${chapter}, ${number} von ${count}`;

export const menu = 'Menü';
export const menuStory = 'Die Geschichte';

export const beside = 'Entdecken, prüfen, Schule';
export const explore = 'Entdecken';
export const where = 'Wo es wächst';
export const whereLine = 'Dasselbe Shirt, anderswo gewachsen';
export const lives = 'Zwei Leben';
export const livesLine = 'Zweierlei getragen und gewaschen';
export const phases = 'Phasen';
export const phasesLine = 'Woher das CO2 eines T-Shirts kommt';
export const fabrics = 'Stoffe';
export const fabricsLine = 'Wasser, Energie und CO2 von einem Kilogramm';
export const check = 'Prüfen';
export const sources = 'Quellen';
export const sourcesLine = 'Jede Zahl, und wer sie gezählt hat';
export const data = 'Offene Daten';
export const dataLine = 'Jede Tabelle, zum Laden';
export const about = 'Über uns';
export const teach = 'Schule';
export const lesson = 'Die Stunde';
export const lessonLine = 'Ein Plan, Arbeitsblätter, die Lösungen';
/** The pages below that one, in the phone's bar. */
export const LESSON_PAGES = {
  worksheet: 'Arbeitsblatt',
  answers: 'Lösungen',
  slip: 'Der Fehler',
  class: 'Klasse',
  compose: 'Deine Geschichte',
  do: 'Aufgaben',
  words: 'Wörter',
};

export const reading = 'Ansicht';
export const howYouRead = 'Wie du liest';
export const plain = 'Nur Text';
export const plainLine = 'Alle Wörter und Tabellen, keine Szenen';
export const still = 'Weniger Bewegung';
export const stillLine = 'Nichts bewegt sich von selbst';
export const ownDigits: string = '';
export const ownDigitsLine: string = '';
export const inBrief = 'Kurz gesagt';
export const takeAlong = 'Zum Mitnehmen';
export const keep = 'Offline speichern';
export const keepLine = (size: string) =>
  `Eine Datei (Zip, ${size}): Text, ruhende Diagramme, Blätter; keine bewegte Geschichte`;
export const present = 'Im Raum zeigen';
export const presentLine = 'Ganzer Bildschirm; Pfeiltasten blättern';

/** Opens what a chart or a scene offers besides its picture. */
export const more = 'Mehr';
export const republish = 'Diese Grafik verwenden';
export const republishTerms = 'Unter CC BY 4.0: Nenne Threadprint und lass die Quellen stehen.';
export const listFailed = 'Die Liste wurde nicht geladen.';
export const pressAgain = (failed: string) => `${failed} Drücke noch einmal.`;

export const loadPage = 'Diese Seite neu laden';
export const sectionFailed = 'Dieser Teil der Seite wurde nicht geladen. ';
export const pageFailed = 'Diese Seite wurde nicht geladen. ';
export const offlineCopy = (size: string) => `Offline-Kopie (Zip, ${size})`;

export const footer = 'Weiter und mehr';
export const next = (page: string) => `Weiter: ${page}`;
export const whoMade = 'Wer das gemacht hat';
export const license = 'Lizenz: CC BY 4.0';
export const language = 'Sprache';
/** Who has translated the pages, and when; nothing where they were written. */
export const translated: ReactNode = 'Im November 2026 maschinell übersetzt, noch nicht geprüft.';
/** After that, at the end of a page: a link. */
export const reportMistake = 'Ein Fehler?';

/** What came of sharing a link. */
export const linkCopied = 'Der Link ist kopiert.';
export const copyByHand = 'Hier ist der Link zum Kopieren.';

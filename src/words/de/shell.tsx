// The words of what stands around every page, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const skipLink = 'Direkt zur Geschichte';

export const startPage = 'Threadprint, Startseite';
export const chapters = 'Kapitel';
export const chapterPour = 'Durst';
export const chapterShirt = 'Shirt';
export const chapterWhere = 'Wo';
export const chapterLake = 'See';
export const chapterCosts = 'Kosten';
export const chapterLives = 'Leben';
export const menu = 'Diagramme und Ansicht';
export const menuStory = 'Die Geschichte';
export const menuCharts = 'Diagramme und Quellen';
export const phases = 'Phasen';
export const fabrics = 'Stoffe';
export const sources = 'Quellen';
export const teach = 'Schule';

export const reading = 'Ansicht';
export const plain = 'Schlicht';
export const still = 'Still';

export const picture = 'Bild';
export const save = (format: string) => `${format} sichern`;
export const saveScope = ' von dieser Szene';
export const saveAs = (format: string) => `Als ${format} sichern`;
export const saveNamed = (format: string, name: string) => `Als ${format} sichern: ${name}`;
export const sceneNotSaved = 'Nicht gesichert.';
export const notSaved = (format: string) => `Das ${format} wurde nicht gesichert.`;
export const pressAgain = (failed: string) => `${failed} Drücke noch einmal.`;

export const loadPage = 'Diese Seite neu laden';
export const sectionFailed = 'Dieser Teil der Seite wurde nicht geladen. ';
export const pageFailed = 'Diese Seite wurde nicht geladen. ';
export const offlineCopy = (size: string) => `Offline-Kopie (Zip, ${size})`;

export const language = 'Sprache';
/** Who has translated the pages, and when; nothing where they were written. */
export const translationNote: ReactNode =
  'Im November 2026 von einer Maschine übersetzt; noch hat es niemand mit Deutsch als Muttersprache geprüft. Ein Fehler? Sag es denen, die diese Seite veröffentlichen, und nenne ihre Adresse. Im Zweifel gilt der englische Text.';
/** After the note, a link. */
export const reportMistake = 'Wohin schreiben';

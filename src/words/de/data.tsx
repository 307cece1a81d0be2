// The page of the data, in German. Translated by machine; no native speaker has read it yet.

import type { ReactNode } from 'react';
import type * as english from '../en/data';
import type { Translation } from '../translation';
import { isOne } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./data')>;

export const pageTitle = 'Offene Daten';
export const pageDescription =
  'Jede Zahl der Geschichte in Tabellen mit Quellen und Lizenzen, Ausgaben zum Vergleichen und Diagramme für deine eigene Seite.';
export const lead =
  'Jede Zahl der Geschichte, gewebt: Ein Faden ist eine Spalte, ein Stich ist eine Zelle. Nimm eine Tabelle bei ihrem Namen.';
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
export const woven = (table: string) => `${table} als Stoff`;
export const legend =
  'Blau: Zahlen, dunkler ist höher. Braun: Wörter. Bunt: eines von wenigen Wörtern. Eine Lücke: leer.';
export const cell = (table: string, column: string, row: number) =>
  `${table}, Spalte ${column}, Zeile ${row}`;

/** The parts of the page. */
export const PARTS = {
  columns: 'Was die Spalten sagen',
  editions: 'Ausgaben',
  charts: 'Ein Diagramm auf deiner Seite',
};

/** Above the columns that more than one table has. */
export const inSeveral = 'In mehreren Tabellen';
export const programs = (description: ReactNode) => (
  <>Programme finden alles in {description}. Die Tabellen sind auf Englisch.</>
);
export const license =
  'Die Worte, die Tabellen und unsere Rechnungen stehen unter CC BY 4.0. Jede Quelle hat eigene Bedingungen: Eine Spalte sagt, welche, und „not read“, wo niemand von uns sie gelesen hat. So ist es bei AQUASTAT.';
export const cite = 'Die Geschichte oder eine Zahl zitieren';
export const editionsIntro = 'Eine Ausgabe behält ihre Adressen. Das sind alle, mit dem, was jede enthielt.';
export const edition = (number: number, date: string) => `Ausgabe ${number}, ${date}`;

// The log of changes: its title, its columns, its file.
export const log = 'Was sich geändert hat';
export const before = 'Vorher';
export const after = 'Nachher';
export const why = 'Warum';
/** After how many changed together. */
export const figures = (count: number) => (isOne(count) ? ' Zahl' : ' Zahlen');
export const allChanges = 'Die Liste als Tabelle';
export const filesGone = (files: string) =>
  `Nicht mehr erstellt: ${files}. Die Word-Dateien und GIFT enthalten dasselbe.`;
export const scriptGone = (script: string) =>
  `${script} tut nichts mehr: Seiten, die es laden, zeigen ein Bild und einen Link. Nimm den Rahmen von oben.`;

// How to put a chart on another page.
export const chartIntro =
  'Füge das dort ein, wo das Diagramm stehen soll. Es lädt, wenn jemand in die Nähe kommt, fragt niemanden außer uns und speichert nichts.';
export const which = 'Welches Diagramm';
export const strict = 'Ist deine Content-Security-Policy streng? Erlaube diese Website in frame-src.';

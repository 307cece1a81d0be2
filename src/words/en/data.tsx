// The page of the data.

import type { ReactNode } from 'react';
import { isOne } from './text/grammar';

export const pageTitle = 'Open data';
export const pageDescription =
  'Every figure of the story as tables with sources and licenses, editions to compare, and charts for your own page.';
export const lead =
  'Every number of the story, woven: one thread is a column, one stitch a cell. Take a table by its name.';
/** Rows by columns: "362 × 24". */
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
/** What a table’s picture shows. */
export const woven = (table: string) => `${table} as cloth`;
export const legend =
  'Blue: numbers, darker is higher. Brown: words. Bright: one of a few words. A gap: empty.';
/** What a pointer is over. */
export const cell = (table: string, column: string, row: number) => `${table}, column ${column}, row ${row}`;

/** The parts of the page. */
export const PARTS = {
  columns: 'What the columns say',
  editions: 'Editions',
  charts: 'A chart on your page',
};

/** Above the columns that more than one table has. */
export const inSeveral = 'In several tables';
export const programs = (description: ReactNode) => (
  <>Programs find all of it in {description}. The tables are in English.</>
);
export const license =
  'The words, the tables and our arithmetic are under CC BY 4.0. Each source has terms of its own: a column says which, and “not read” where none of us has read them. AQUASTAT is one of those.';
export const cite = 'Cite the story, or one figure';
export const editionsIntro = 'An edition keeps its addresses. These are all, with what each held.';
export const edition = (number: number, date: string) => `Edition ${number}, ${date}`;

// The log of changes: its title, its columns, its file.
export const log = 'What changed';
export const before = 'Before';
export const after = 'After';
export const why = 'Why';
/** After how many changed together. */
export const figures = (count: number) => (isOne(count) ? ' figure' : ' figures');
export const allChanges = 'The log as a table';
export const filesGone = (files: string) =>
  `No longer made: ${files}. The Word files and GIFT hold the same.`;
export const scriptGone = (script: string) =>
  `${script} does nothing any more: pages that carry it show a picture and a link. Take the frame above.`;

// How to put a chart on another page.
export const chartIntro =
  'Paste this where the chart should stand. It loads when a reader comes near, asks nobody but us and stores nothing.';
export const which = 'Which chart';
export const strict = 'Is your Content-Security-Policy strict? Allow this site in frame-src.';

// The words of what stands around every page: bar, switches, and what says that something did not come.

import type { ReactNode } from 'react';

export const skipLink = 'Skip to the story';

export const startPage = 'Threadprint, start page';
export const chapters = 'Chapters';
export const chapterPour = 'Pour';
export const chapterShirt = 'Shirt';
export const chapterWhere = 'Where';
export const chapterLake = 'Lake';
export const chapterCosts = 'Costs';
export const chapterLives = 'Lives';
export const menu = 'Charts and reading';
export const menuStory = 'The story';
export const menuCharts = 'Charts and sources';
export const phases = 'Phases';
export const fabrics = 'Fabrics';
export const sources = 'Sources';
export const teach = 'Teach';

export const reading = 'Reading';
export const plain = 'Plain';
export const still = 'Still';

export const picture = 'Picture';
export const save = (format: string) => `Save ${format}`;
/** Heard after "Save PNG". */
export const saveScope = ' of this scene';
export const saveAs = (format: string) => `Save as ${format}`;
export const saveNamed = (format: string, name: string) => `Save as ${format}: ${name}`;
export const sceneNotSaved = 'Not saved.';
export const notSaved = (format: string) => `The ${format} was not saved.`;
/** After a sentence that says what failed. */
export const pressAgain = (failed: string) => `${failed} Press again.`;

export const loadPage = 'Load this page again';
export const sectionFailed = 'This part of the page did not load. ';
export const pageFailed = 'This page did not load. ';
export const offlineCopy = (size: string) => `Offline copy (zip, ${size})`;

export const language = 'Language';
/** Who has translated the pages, and when; nothing where they were written. */
export const translationNote: ReactNode = null;
/** After the note, a link. */
export const reportMistake = 'Where to write';

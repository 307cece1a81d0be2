// The words of what stands around every page: bar, switches, and what says that something did not come.

import type { ReactNode } from 'react';

/** Above a page whose address says something that cannot be read. */
export const linkUnread = 'A part of this link could not be read. The page goes without it.';
export const skipLink = 'Skip to the story';

export const startPage = 'Threadprint, start page';
export const chapters = 'Chapters';
export const chapterPour = 'Pour';
export const chapterShirt = 'Shirt';
export const chapterLake = 'Lake';
export const chapterCosts = 'Costs';

/** A line of what each chapter holds, in the menu. */
export const linePour = 'Your cups, and the question';
export const lineShirt = 'The cups behind one T-shirt';
export const lineLake = 'All of fashion, and a lake';
export const lineCosts = 'Water, energy and CO2 of fabrics';
/** The three waters, on other pages. */
export const countedName = 'One shirt, three waters';
/** "Shirt, 2 of 4" */
export const place = (chapter: string, number: number, count: number) => `${chapter}, ${number} of ${count}`;

export const menu = 'Menu';
export const menuStory = 'The story';

export const beside = 'Explore, check, teach';
export const explore = 'Explore';
export const where = 'Where it grows';
export const whereLine = 'The same shirt, grown elsewhere';
export const lives = 'Two lives';
export const livesLine = 'Worn and washed in two ways';
export const phases = 'Phases';
export const phasesLine = 'Where a T-shirt’s CO2 comes from';
export const fabrics = 'Fabrics';
export const fabricsLine = 'Water, energy and CO2 of a kilogram';
export const check = 'Check';
export const sources = 'Sources';
export const sourcesLine = 'Every number, and who counted it';
export const data = 'Open data';
export const dataLine = 'Every table, to download';
export const about = 'About';
export const teach = 'Teach';
export const lesson = 'The lesson';
export const lessonLine = 'A plan, worksheets, the answers';
/** The pages below that one, in the phone's bar. */
export const LESSON_PAGES = {
  worksheet: 'Worksheet',
  answers: 'Answers',
  slip: 'Find the slip',
  class: 'Class',
  compose: 'Your story',
  do: 'Tasks',
  words: 'Words',
};

export const reading = 'Reading';
export const howYouRead = 'How you read';
export const plain = 'Plain text';
export const plainLine = 'Every word and table, no scenes';
export const still = 'Less motion';
export const stillLine = 'Nothing moves by itself';
/** Arabic is written in two kinds of digits; this chooses the other one. */
export const ownDigits: string = '';
export const ownDigitsLine: string = '';
/** A chapter in three sentences. */
export const inBrief = 'In brief';
export const takeAlong = 'Take it with you';
export const keep = 'Keep for offline';
export const keepLine = (size: string) =>
  `One file (zip, ${size}): text, charts at rest, sheets; no moving story`;
export const present = 'Show it to a room';
export const presentLine = 'Full screen; arrow keys turn it';

/** Opens what a chart or a scene offers besides its picture. */
export const more = 'More';
/** Opens the list of what others may show on their pages, and under which terms. */
export const republish = 'Use this chart';
export const republishTerms = 'Under CC BY 4.0: name Threadprint, and keep the sources.';
export const listFailed = 'The list did not load.';
/** After a sentence that says what failed. */
export const pressAgain = (failed: string) => `${failed} Press again.`;

export const loadPage = 'Load this page again';
export const sectionFailed = 'This part of the page did not load. ';
export const pageFailed = 'This page did not load. ';
export const offlineCopy = (size: string) => `Offline copy (zip, ${size})`;

/** At each page's end. */
export const footer = 'Next and about';
export const next = (page: string) => `Next: ${page}`;
export const whoMade = 'Who made this';
export const license = 'License: CC BY 4.0';
export const language = 'Language';
/** Who has translated the pages, and when; nothing where they were written. */
export const translated: ReactNode = null;
/** After that, at the end of a page: a link. */
export const reportMistake = 'Found a mistake?';

/** What came of sharing a link. */
export const linkCopied = 'The link is copied.';
export const copyByHand = 'Here is the link, to copy.';

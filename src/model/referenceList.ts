import { COMMA, FULL_STOP } from '#words/rules';
import * as words from '#words/text/referenceList';
import type { Source } from '../data/sources';
import { writeDigits } from './format';
import { capitalize } from './words';

// What only the list of references says; what receipts say too is in reference.ts.

/** A source as a list of references writes it: "K. Niinimäki, … (2020). The environmental … 1." */
export function formatReference({
  authors,
  title,
  year,
  publisher,
}: Pick<Source, 'authors' | 'title' | 'year' | 'publisher'>): string {
  const dated = `${authors} (${year === undefined ? words.undated : writeDigits(`${year}`)}). ${title}`;
  const isNamed = publisher === authors || publisher === title;
  return `${dated}${/[.?!]$/.test(title) ? '' : FULL_STOP}${isNamed ? '' : ` ${capitalize(publisher)}${FULL_STOP}`}`;
}

/** How far we read it and how weak it is, where that is less than it should be: " (as quoted, a blog)", "" where all is well. */
export function describeReading({ reading, weakness }: Pick<Source, 'reading' | 'weakness'>): string {
  const said = [
    reading === 'read' ? undefined : words.READING_WORDS[reading],
    weakness && words.WEAKNESS_WORDS[weakness],
  ].filter(Boolean);
  return said.length === 0 ? '' : ` (${said.join(COMMA)})`;
}

/** What stands in the place of an address that we could not find again. */
export function describeMissingPage({ site }: Pick<Source, 'site'>): string {
  return site === undefined ? words.pageMissing : words.pageMissingOn(site);
}

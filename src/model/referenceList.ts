import type { Reading, Source, Weakness } from '../data/sources';
import { capitalize } from './words';

// What only the list of references says; what receipts say too is in reference.ts.

const READING_WORDS: Record<Reading, string | undefined> = {
  read: undefined,
  'opening only': 'We could read only its opening.',
  'through a quotation': 'We read a page that quotes it.',
  'not read': 'Recalled, not read.',
};

const WEAKNESS_WORDS: Record<Weakness, string> = {
  blog: 'A blog: a weak source.',
  'company page': 'A company’s own page: a weak source.',
  copy: 'A copy, not the publisher’s page.',
  'interested party': 'Its authors have an interest in cotton.',
  'news page': 'A news page.',
  'open encyclopedia': 'An encyclopedia that anyone can change.',
  'trade page': 'A trade page: a weak source.',
  'unsigned page': 'An unsigned page: a weak source.',
};

/** A source as a list of references writes it: "K. Niinimäki, … (2020). The environmental … 1." */
export function formatReference({
  authors,
  title,
  year,
  publisher,
}: Pick<Source, 'authors' | 'title' | 'year' | 'publisher'>): string {
  const dated = `${authors} (${year ?? 'n.d.'}). ${title}`;
  const isNamed = publisher === authors || publisher === title;
  return `${dated}${/[.?!]$/.test(title) ? '' : '.'}${isNamed ? '' : ` ${capitalize(publisher)}.`}`;
}

/** How far we read it and how weak it is, where that is less than it should be: "" where all is well. */
export function describeReading({ reading, weakness }: Pick<Source, 'reading' | 'weakness'>): string {
  const words = [READING_WORDS[reading], weakness && WEAKNESS_WORDS[weakness]];
  return words.filter((sentence) => sentence !== undefined).join(' ');
}

/** What stands in the place of an address that we could not find again. */
export function describeMissingPage({ site }: Pick<Source, 'site'>): string {
  return `Exact page not found${site === undefined ? '' : `; it stood on ${site}`}.`;
}

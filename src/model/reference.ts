import type { Reading, Source } from '../data/sources';
import { capitalize } from './words';

const READING_WORDS: Record<Reading, string | undefined> = {
  read: undefined,
  'opening only': 'We could read only its opening.',
  'through a quotation': 'We read a page that quotes it.',
  'not read': 'Recalled, not read.',
};

/** Shortens a long list of persons: "K. Niinimäki and others". Up to two stay as they are. */
export function formatAuthors({ authors }: Pick<Source, 'authors'>): string {
  const persons = authors.split(', ');
  const areInitialed = persons.every((person) => /^[A-Z]\. /.test(person));
  return areInitialed && persons.length > 2 ? `${persons[0]} and others` : authors;
}

/** A source as a receipt names it: "K. Niinimäki and others, The environmental price of fast fashion, 2020". */
export function formatSource({ authors, title, year }: Pick<Source, 'authors' | 'title' | 'year'>): string {
  const parts = [formatAuthors({ authors }), title, ...(year === undefined ? [] : [String(year)])];
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

/** A source as a list of references writes it: "K. Niinimäki, … (2020). The environmental … 1." */
export function formatReference({ authors, title, year, publisher }: Omit<Source, 'id' | 'link'>): string {
  const dated = `${authors} (${year ?? 'n.d.'}). ${title}`;
  const isNamed = publisher === authors || publisher === title;
  return `${dated}${/[.?!]$/.test(title) ? '' : '.'}${isNamed ? '' : ` ${capitalize(publisher)}.`}`;
}

/** How far we read it, where that is less than we should have. */
export function describeReading({ reading }: Pick<Source, 'reading'>): string | undefined {
  return READING_WORDS[reading];
}

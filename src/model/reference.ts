import { COMMA } from '#words/rules';
import * as words from '#words/text/reference';
import type { Source } from '../data/sources';
import { writeDigits } from './format';

/** Shortens a long list of persons: "K. Niinimäki and others". Up to two stay as they are. */
export function formatAuthors({ authors }: Pick<Source, 'authors'>): string {
  const persons = authors.split(', ');
  const areInitialed = persons.every((person) => /^[A-Z]\. /.test(person));
  return areInitialed && persons.length > 2 ? words.andOthers(persons[0] ?? '') : authors;
}

/** A source as a receipt names it: "K. Niinimäki and others, The environmental price of fast fashion, 2020". */
export function formatSource({ authors, title, year }: Pick<Source, 'authors' | 'title' | 'year'>): string {
  const parts = [formatAuthors({ authors }), title, ...(year === undefined ? [] : [writeDigits(`${year}`)])];
  return parts.filter((part, index) => part !== parts[index - 1]).join(COMMA);
}

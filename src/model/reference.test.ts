import { describe, expect, it } from 'vitest';
import { formatAuthors, formatSource } from './reference';

describe('formatAuthors', () => {
  it('formatAuthors(source) names the first of three persons, both of two, and bodies in full', () => {
    expect(
      ['A. One, B. Two, C. Three', 'A. One, B. Two', 'Boston, Trust, Agenda', 'WWF', ''].map((authors) =>
        formatAuthors({ authors }),
      ),
    ).toEqual(['A. One and others', 'A. One, B. Two', 'Boston, Trust, Agenda', 'WWF', '']);
  });
});

describe('formatSource', () => {
  it('formatSource(source) names authors, title and year', () => {
    const paper = { authors: 'A. One, B. Two, C. Three', title: 'On thread', year: 2020 };
    expect(formatSource(paper)).toBe('A. One and others, On thread, 2020');
  });

  it('formatSource(source) leaves out what is missing or said already', () => {
    expect(formatSource({ authors: 'Destimap', title: 'Destimap', year: undefined })).toBe('Destimap');
  });
});

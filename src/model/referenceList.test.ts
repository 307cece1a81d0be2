import { describe, expect, it } from 'vitest';
import type { Source } from '../data/sources';
import { describeMissingPage, describeReading, formatReference } from './referenceList';

const paper: Source = {
  id: 'paper',
  authors: 'A. One, B. Two, C. Three',
  title: 'On thread',
  year: 2020,
  publisher: 'Journal 1',
  reading: 'opening only',
};

describe('formatReference', () => {
  it('formatReference(source) is the whole reference', () => {
    expect(formatReference(paper)).toBe('A. One, B. Two, C. Three (2020). On thread. Journal 1.');
  });

  it('formatReference(source) begins its last sentence with a capital', () => {
    expect(formatReference({ ...paper, publisher: 'quoted by another' })).toBe(
      'A. One, B. Two, C. Three (2020). On thread. Quoted by another.',
    );
  });

  it('formatReference(source) without a year, with a question, signed by its publisher', () => {
    const page: Source = { ...paper, authors: 'WWF', title: 'How much?', year: undefined, publisher: 'WWF' };
    expect(formatReference(page)).toBe('WWF (n.d.). How much?');
  });
});

describe('describeReading', () => {
  it('describeReading(source) tells only what was not read whole', () => {
    expect([describeReading(paper), describeReading({ reading: 'read' })]).toEqual([
      ' (only its opening)',
      '',
    ]);
  });

  it('describeReading(source) says what makes a page weak', () => {
    expect([
      describeReading({ reading: 'through a quotation', weakness: 'trade page' }),
      describeReading({ reading: 'read', weakness: 'copy' }),
    ]).toEqual([' (as quoted, a trade page)', ' (a copy)']);
  });
});

describe('describeMissingPage', () => {
  it('describeMissingPage(source) names the site where it is known', () => {
    expect([describeMissingPage({ site: 'example.org' }), describeMissingPage({})]).toEqual([
      'Exact page not found; it stood on example.org.',
      'Exact page not found.',
    ]);
  });
});

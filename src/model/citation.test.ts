import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentEdition } from '../data/editions';
import { formatApa, formatEditionDate, formatImprint, formatMonth } from './citation';

const edition = { number: 2, date: '2026-11-05' };
const story = { edition, url: 'https://example.org/threadprint/thirsty_fashion' };
const share = {
  edition,
  url: 'https://example.org/threadprint/sources#textile-share',
  figure: { title: 'Share of textiles', text: '55.7%', verdict: 'unconfirmed' },
} as const;

describe('formatEditionDate', () => {
  it('formatEditionDate(edition) writes the day in words', () => {
    expect(formatEditionDate(edition)).toBe('November 5, 2026');
  });
});

describe('formatMonth', () => {
  it('formatMonth(date) writes the month of a month and of a day', () => {
    expect(['2026-11', '2026-01-26'].map(formatMonth)).toEqual(['November 2026', 'January 2026']);
  });

  it('formatMonth(date) throws for what is neither', () => {
    expect(() => formatMonth('2026')).toThrow(new RangeError('not a month or day: "2026"'));
  });
});

describe('formatImprint', () => {
  it('formatImprint(site) has name, address, license, edition and its day', () => {
    expect(formatImprint({ edition, url: 'https://example.org/' })).toBe(
      'Threadprint · https://example.org/ · CC BY 4.0 · Edition 2 · November 5, 2026',
    );
    expect(formatImprint({ edition, url: '' })).toBe(
      'Threadprint · CC BY 4.0 · Edition 2 · November 5, 2026',
    );
  });
});

describe('formatApa', () => {
  it('formatApa(story) has author, day, title, edition, kind and address', () => {
    expect(formatApa(story)).toBe(
      'Threadprint. (2026, November 5). The Thirsty Fashion Industry (Edition 2) [Interactive story]. https://example.org/threadprint/thirsty_fashion',
    );
  });

  it('formatApa(figure) says what it counts, that it is unconfirmed, and where it stands', () => {
    expect(formatApa(share)).toBe(
      'Threadprint. (2026, November 5). Share of textiles: 55.7% (Edition 2) [Figure, unconfirmed]. In The Thirsty Fashion Industry. https://example.org/threadprint/sources#textile-share',
    );
  });

  it('formatApa(story) without an address', () => {
    expect(formatApa({ edition, url: '' })).toMatch(/\[Interactive story\]\.$/);
  });
});

describe('CITATION.cff', () => {
  it('CITATION.cff names the current edition and its day', () => {
    const text = readFileSync(new URL('../../CITATION.cff', import.meta.url), 'utf8');
    expect(/^version: "(.*)"$/m.exec(text)?.[1]).toBe(String(currentEdition.number));
    expect(/^date-released: "(.*)"$/m.exec(text)?.[1]).toBe(currentEdition.date);
    for (const field of ['cff-version', 'message', 'title', 'authors']) {
      expect(text).toMatch(new RegExp(`^${field}:`, 'm'));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { formatApa, formatBibtex, formatEditionDate, formatMonth } from './citation';

const edition = { date: '2026-11-05', url: 'https://example.org/threadprint/thirsty_fashion' };
const unknown = { date: '', url: '' };

describe('formatEditionDate', () => {
  it('formatEditionDate(date) writes the day in words', () => {
    expect(formatEditionDate('2026-11-05')).toBe('November 5, 2026');
  });

  it('formatEditionDate(date) says "undated" for none, and for what is no day', () => {
    expect(['', '2026', '2026-13-01'].map(formatEditionDate)).toEqual(['undated', 'undated', 'undated']);
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

describe('formatApa', () => {
  it('formatApa(edition) has author, day, title, kind and address', () => {
    expect(formatApa(edition)).toBe(
      'Threadprint. (2026, November 5). The Thirsty Fashion Industry [Interactive story]. https://example.org/threadprint/thirsty_fashion',
    );
  });

  it('formatApa(edition) without date and address', () => {
    expect(formatApa(unknown)).toBe('Threadprint. (n.d.). The Thirsty Fashion Industry [Interactive story].');
  });
});

describe('formatBibtex', () => {
  it('formatBibtex(edition) is one entry', () => {
    expect(formatBibtex(edition)).toBe(
      `@misc{threadprint2026,
  author = {{Threadprint}},
  title = {{The Thirsty Fashion Industry}},
  year = {2026},
  month = nov,
  day = {5},
  howpublished = {Interactive story},
  url = {https://example.org/threadprint/thirsty_fashion}
}`,
    );
  });

  it('formatBibtex(edition) without date and address', () => {
    expect(formatBibtex(unknown)).toBe(
      `@misc{threadprint,
  author = {{Threadprint}},
  title = {{The Thirsty Fashion Industry}},
  note = {undated},
  howpublished = {Interactive story}
}`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { sources } from './sources';

describe('sources', () => {
  it('sources are filled in, and link by https where they have an address', () => {
    for (const { id, authors, title, publisher, link } of sources.values()) {
      expect([id, authors, title, publisher].map((text) => text.length > 0)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(link ?? 'https://none').toMatch(/^https:\/\/[^\s]+$/);
    }
  });

  it('sources without an address are the two that we could not name one for', () => {
    expect([...sources.values()].filter(({ link }) => link === undefined).map(({ id }) => id)).toEqual([
      'hub-phases',
      'chapagain-2006',
    ]);
  });

  it('sources say that the three main reports were not read whole', () => {
    expect(
      ['fiber-bible', 'pulse-2017', 'niinimaki-2020'].map((id) => sources.get(id as 'pulse-2017')?.reading),
    ).toEqual(['opening only', 'through a quotation', 'opening only']);
  });

  it('sources hold years that are years', () => {
    const years = [...sources.values()].flatMap(({ year }) => year ?? []);
    expect(years.filter((year) => !Number.isInteger(year) || year < 2000 || year > 2026)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sources } from './sources';

describe('sources', () => {
  it('sources are filled in, and link by https to a page where they have an address', () => {
    for (const { id, authors, title, publisher, link } of sources.values()) {
      expect([id, authors, title, publisher].map((text) => text.length > 0)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      // An address names a page: a bare home page proves nothing.
      expect(link ?? 'https://none/page').toMatch(/^https:\/\/[^\s/]+\/[^\s/][^\s]*$/);
    }
  });

  it('sources without an address are the eleven whose page was not found again, with the site where one is known', () => {
    const missing = [...sources.values()].filter(({ link }) => link === undefined);
    expect(missing.map(({ id, site }) => [id, site])).toEqual([
      ['eu-mills', undefined],
      ['generation-awake', 'thewaterchannel.tv'],
      ['hub-phases', undefined],
      ['waterplaybook', 'waterplaybook.net'],
      ['aquastat', 'fao.org/aquastat'],
      ['gcam-data', 'github.com/JGCRI/gcam-core'],
      ['usda-cotton', 'apps.fas.usda.gov'],
      ['usgs-bath', 'archive.wusa9.com'],
      ['renova', undefined],
      ['polyester-press', 'japantimes.co.jp'],
      ['watersense', 'nepis.epa.gov, document P1004SNL'],
    ]);
  });

  it('sources name a year, but for those whose page and address name none', () => {
    expect([...sources.values()].filter(({ year }) => year === undefined).map(({ id }) => id)).toEqual([
      'textile-chapter',
      'unep',
      'eea-2017',
      'epa-great-lakes',
      'jpl-tahoe',
      'destimap-tahoe',
      'dwr-balance',
      'hub-phases',
      'cric-cotton',
      'carbonfact-shirt',
      'bcg-trust',
      'icac-talks',
      'waterplaybook',
      'gcam-data',
      'hot-tub',
      'usgs-bath',
      'epa-family',
      'long-course',
      'hemp-fao',
      'hemp-briefing',
      'carbonfact-wool',
      'garment-freight',
      'polyester-origin',
      'wrap-older',
      'ecobalyse-use',
      'ecobalyse-products',
      'gestes-textile',
      'gestes-power',
      'gots',
      'oeko-tex',
      'watersense',
      'natural-earth',
      'us-atlas',
    ]);
  });

  it('sources say that the three main reports were not read whole', () => {
    expect(
      ['fiber-bible', 'pulse-2017', 'niinimaki-2020'].map((id) => sources.get(id as 'pulse-2017')?.reading),
    ).toEqual(['opening only', 'through a quotation', 'opening only']);
  });

  it('sources hold years that are years', () => {
    const years = [...sources.values()].flatMap(({ year }) => year ?? []);
    expect(years.filter((year) => !Number.isInteger(year) || year < 1996 || year > 2026)).toEqual([]);
  });
});

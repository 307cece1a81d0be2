import { describe, expect, it } from 'vitest';
import { PAGE_SOURCES } from '../data/pageSources';
import { describePageSources } from './claimList';

describe('describePageSources', () => {
  it('describePageSources(page) computes what PAGE_SOURCES says at the end of each page', () => {
    expect(PAGE_SOURCES).toEqual({
      info1: describePageSources('thirsty_fashion/info1'),
      where: describePageSources('thirsty_fashion/where'),
      lives: describePageSources('thirsty_fashion/lives'),
      production: describePageSources('charts/production'),
      fabrics: describePageSources('charts/fabrics'),
    });
  });

  it('describePageSources(page) names each body once, with all its years, in the order of the claims', () => {
    expect(describePageSources('charts/production')).toBe(
      'a sustainability hub; K. Niinimäki and others, 2020; G. Sandin and others, 2019',
    );
  });

  it('describePageSources(page) is empty for a page on which no claim stands first', () => {
    expect(describePageSources('thirsty_fashion')).toBe('');
  });
});

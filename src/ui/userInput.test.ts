import { describe, expect, it } from 'vitest';
import { createStoryState, formatLinkSearch, formatStorySearch } from './userInput';

describe('formatStorySearch', () => {
  it('formatStorySearch(search, cups) passes the number in use where the address has one', () => {
    expect(formatStorySearch('?cups=6', 6)).toBe('?cups=6');
    expect(formatStorySearch('?cups=6', 3)).toBe('?cups=3');
    expect(formatStorySearch('?cups=6&cups=6', 6)).toBe('?cups=6');
    expect(formatStorySearch('?cups=6&view=plain&motion=off', 6)).toBe('?view=plain&motion=off&cups=6');
  });

  it('formatStorySearch(search, cups) adds no number to an address without a good one', () => {
    expect(formatStorySearch('', 6)).toBe('');
    expect(formatStorySearch('?cups=11', 6)).toBe('');
    expect(formatStorySearch('?motion=off&cups=6&cups=7', 6)).toBe('?motion=off');
    expect(formatStorySearch('?cups=6', undefined)).toBe('');
  });

  it('formatStorySearch(search, cups, changes) changes the reading and nothing else', () => {
    expect(formatStorySearch('?cups=6&motion=off', 6, { view: 'plain' })).toBe(
      '?view=plain&motion=off&cups=6',
    );
    expect(formatStorySearch('?view=plain', undefined, { view: 'scroll' })).toBe('');
  });

  it('formatStorySearch(search, cups, { isWordless: true }) says so to that page alone', () => {
    expect(formatStorySearch('', undefined, { isWordless: true })).toBe('?notice');
    expect(formatStorySearch('?motion=off&cups=6', 6, { isWordless: true })).toBe(
      '?motion=off&notice&cups=6',
    );
    expect(formatStorySearch('?notice&motion=off', undefined)).toBe('?motion=off');
  });
});

describe('formatLinkSearch', () => {
  it('formatLinkSearch(search, cups) holds the number once, whatever the page’s own address says', () => {
    expect(formatLinkSearch('', 6)).toBe('?cups=6');
    expect(formatLinkSearch('?cups=6', 6)).toBe('?cups=6');
    expect(formatLinkSearch('?cups=6&cups=6&view=plain', 3)).toBe('?view=plain&cups=3');
    expect(formatLinkSearch('?cups=11', undefined)).toBe('');
  });

  it('formatLinkSearch(search) passes place and wears on, each once, and none where the page’s own address says two', () => {
    expect(formatLinkSearch('?level=quick', undefined)).toBe('?level=quick');
    expect(formatLinkSearch('?level=quick', undefined, { level: 'standard' })).toBe('');
    expect(formatLinkSearch('?level=<b>', undefined)).toBe('');
    expect(formatLinkSearch('?grown=india&wears=87&grown=india&wears=87', undefined)).toBe(
      '?grown=india&wears=87',
    );
    expect(formatLinkSearch('?grown=india&wears=87&grown=china&wears=8', undefined)).toBe('');
  });

  it('formatLinkSearch(search, cups, changes) passes the guesses on, and leaves out what is wrong in them', () => {
    expect(formatLinkSearch('?guess=600&lake=4.8&wears=40', 6)).toBe('?cups=6&wears=40&guess=600&lake=4.8');
    expect(formatLinkSearch('?guess=9&lake=half', 6)).toBe('?cups=6');
    expect(formatLinkSearch('?guess=600', 6, { guess: 40, lake: 0 })).toBe('?cups=6&guess=40&lake=0');
    expect(formatLinkSearch('?guess=600&lake=30', undefined, { guess: null })).toBe('?lake=30');
  });
});

describe('createStoryState', () => {
  it('createStoryState(cups, guesses) has the guesses beside the cups, and nothing where nothing was said', () => {
    expect(createStoryState(6, {})).toEqual({ userInput: 6 });
    expect(createStoryState(6, { guess: 600, lake: 0 })).toEqual({ userInput: 6, guess: 600, lake: 0 });
    expect(createStoryState(undefined, { guess: 600 })).toEqual({ guess: 600 });
    expect(createStoryState(undefined, {})).toBe(undefined);
  });
});

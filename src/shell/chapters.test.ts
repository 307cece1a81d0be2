import { describe, expect, it } from 'vitest';
import { CHAPTERS, findName, findNext } from './chapters';

describe('findNext(page)', () => {
  it('goes through the four chapters and ends at the last', () => {
    expect(CHAPTERS.map(({ to }) => findNext(to)?.to)).toEqual([
      '/thirsty_fashion/info1',
      '/thirsty_fashion/info2',
      '/thirsty_fashion/info3',
      undefined,
    ]);
  });

  it('goes from where the cotton grew to the lake', () => {
    expect(findNext('/thirsty_fashion/where')?.to).toBe('/thirsty_fashion/info2');
  });

  it('begins the story after any other page, and where there is none', () => {
    for (const page of ['/thirsty_fashion/lives', '/charts/fabrics', '/teach/class', ''])
      expect(findNext(page)?.to, page).toBe('/thirsty_fashion');
  });
});

describe('findName(page)', () => {
  it('names what stands beside the story, each page of the lesson, too', () => {
    expect(
      ['/thirsty_fashion/lives', '/thirsty_fashion/about', '/data', '/teach', '/teach/class'].map(findName),
    ).toEqual(['Two lives', 'About', 'Open data', 'The lesson', 'Class']);
  });

  it('knows no name for an address without a page', () => {
    expect(['', '/thirsty_fashion/info9', '/teach/lunch'].map(findName)).toEqual(Array(3).fill(undefined));
  });
});

import { describe, expect, it } from 'vitest';
import { findScrollKey } from './scrollKey.ts';

const topMatches = [{ handle: undefined }, { handle: { ground: 'night', startsAtTop: true } }];

describe('findScrollKey(location, matches)', () => {
  it('finds no position for the page as loaded: the browser has put it where it stands', () => {
    expect(findScrollKey({ key: 'a', hash: '' }, [{ handle: { ground: 'paper' } }])).not.toBe('a');
  });
  it('never gives a page that begins at its top the same name twice', () => {
    const location = { key: 'a', hash: '' };
    expect(findScrollKey(location, topMatches)).not.toBe(findScrollKey(location, topMatches));
  });
  it('lets the router remember every other page, error pages included', () => {
    const location = { key: 'a', hash: '' };
    expect(findScrollKey(location, [{ handle: { ground: 'paper' } }])).toBe('a');
    expect(findScrollKey(location, [])).toBe('a');
  });
  it('lets the router remember a page with a fragment', () => {
    expect(findScrollKey({ key: 'a', hash: '#tips' }, topMatches)).toBe('a');
  });
});

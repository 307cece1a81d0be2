import { describe, expect, it } from 'vitest';
import { findScrollKey } from './scrollKey.ts';

const paper = [{ handle: { ground: 'paper' } }];
const startsAtTop = [{ handle: undefined }, { handle: { ground: 'night', startsAtTop: true } }];
const sources = { key: 'default', pathname: '/sources', hash: '' };
const lake = { key: 'a', pathname: '/thirsty_fashion/info2', hash: '' };

describe('findScrollKey(location, matches)', () => {
  it('names a page alike each time, the one opened first and error pages included', () => {
    expect(findScrollKey(sources, paper)).toBe('default /sources');
    expect(findScrollKey(sources, paper)).toBe('default /sources');
    expect(findScrollKey(sources, [])).toBe('default /sources');
  });
  it('tells entries of one key by their address: all that no link of ours made have the same', () => {
    expect(findScrollKey({ ...sources, pathname: '/teach' }, paper)).toBe('default /teach');
    expect(findScrollKey({ ...sources, hash: '#land' }, paper)).toBe('default /sources#land');
  });
  it('never gives a page that begins at its top the same name twice', () => {
    expect(findScrollKey(lake, startsAtTop)).not.toBe(findScrollKey(lake, startsAtTop));
  });
  it('remembers a page that begins at its top where its address has a fragment', () => {
    expect(findScrollKey({ ...lake, hash: '#claim' }, startsAtTop)).toBe('a /thirsty_fashion/info2#claim');
  });
});

import { describe, expect, it } from 'vitest';
import { findKeptPicture, findPageUrl } from './offlineUrls.ts';

describe('findPageUrl(pathname, basePath)', () => {
  it('takes the four names of a page for one', () => {
    for (const name of ['sources', 'sources/', 'sources.html', 'sources/index.html']) {
      expect(findPageUrl(`/a/b/${name}`, '/a/b/')).toBe('/a/b/sources');
    }
  });
  it('keeps the base itself', () => {
    expect(findPageUrl('/a/b/', '/a/b/')).toBe('/a/b/');
    expect(findPageUrl('/a/b/index.html', '/a/b/')).toBe('/a/b/');
    expect(findPageUrl('/', '/')).toBe('/');
  });
  it('leaves paths outside the base alone', () => {
    expect(findPageUrl('/other/', '/a/b/')).toBe('/other/');
  });
});

describe('findKeptPicture(pathname, urls)', () => {
  const urls = ['/a/img/wool-520.avif', '/a/img/hero-1040.avif', '/a/sources'];
  it('finds the kept width for any width and format', () => {
    for (const file of ['wool-320.avif', 'wool-800.webp', 'wool.jpg']) {
      expect(findKeptPicture(`/a/img/${file}`, urls)).toBe('/a/img/wool-520.avif');
    }
  });
  it('finds nothing for other paths, and nothing among none', () => {
    expect(findKeptPicture('/a/img/silk.jpg', urls)).toBeUndefined();
    expect(findKeptPicture('/a/cards/wool.png', urls)).toBeUndefined();
    expect(findKeptPicture('/a/img/wool.jpg', [])).toBeUndefined();
  });
});

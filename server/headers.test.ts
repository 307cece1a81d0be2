import { describe, expect, it } from 'vitest';
import {
  cachePolicyOf,
  commonHeaders,
  formatContentSecurityPolicy,
  headersOf,
  pageFileOf,
} from './headers.ts';

describe('formatContentSecurityPolicy(options)', () => {
  it('allows nothing by default and holds no unsafe-*', () => {
    const policy = formatContentSecurityPolicy();
    expect(policy.split('; ')[0]).toBe("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|\*|data:/);
  });
  it('denies base, forms and framing, and wants Trusted Types with one policy', () => {
    expect(formatContentSecurityPolicy().split('; ').slice(-5)).toEqual([
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types threadprint-worker',
    ]);
  });
  it('names the hash of each inlined style', () => {
    expect(
      formatContentSecurityPolicy({ styleHashes: ["'sha256-a='", "'sha256-b='"], scriptHashes: [] }),
    ).toContain("; style-src 'self' 'sha256-a=' 'sha256-b=';");
  });
  it('lets any site frame an embed, and a page that is a file', () => {
    expect(formatContentSecurityPolicy({ isEmbed: true })).toContain('frame-ancestors * file:;');
  });
  it('names the origin beside each self that loads something, where it is known', () => {
    const policy = formatContentSecurityPolicy({ isEmbed: true, origin: 'https://example.org' });
    for (const kind of ['script', 'style', 'img', 'font', 'connect'])
      expect(policy).toContain(`; ${kind}-src 'self' https://example.org`);
    expect(policy.match(/https:/g)).toHaveLength(5);
  });
  it('leaves frame-ancestors out of a <meta>, where browsers ignore it', () => {
    expect(formatContentSecurityPolicy({ isMeta: true })).not.toContain('frame-ancestors');
  });
});

describe('pageFileOf(pathUnderBase)', () => {
  it('finds one file for the four ways to ask for a page', () => {
    const paths = [
      'thirsty_fashion/info1',
      'thirsty_fashion/info1/',
      'thirsty_fashion/info1.html',
      'thirsty_fashion/info1/index.html',
    ];
    expect(paths.map(pageFileOf)).toEqual(Array(4).fill('thirsty_fashion/info1.html'));
  });
  it('finds the base itself', () => {
    expect(['', 'index.html', 'index'].map(pageFileOf)).toEqual(Array(3).fill('index.html'));
  });
});

describe('cachePolicyOf(pathUnderBase)', () => {
  it('keeps hashed files for ever', () => {
    expect(cachePolicyOf('assets/client-B2x.js')).toBe('public, max-age=31536000, immutable');
  });
  it('asks again for all else', () => {
    expect(['', 'thirsty_fashion', 'img/wool.jpg', 'sw.js'].map(cachePolicyOf)).toEqual(
      Array(4).fill('no-cache'),
    );
  });
});

describe('commonHeaders(hasHsts)', () => {
  it('binds the domain to HTTPS only on request', () => {
    expect(commonHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
    expect(commonHeaders(true)['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });
});

describe('headersOf(pathUnderBase, settings)', () => {
  const settings = {
    hasHsts: false,
    pageHashes: { 'a/b.html': { styleHashes: ["'sha256-x='"], scriptHashes: [] } },
  };
  it('gives a page the hashes of its own styles, with and without a slash', () => {
    for (const path of ['a/b', 'a/b/']) {
      expect(headersOf(path, settings)['Content-Security-Policy']).toContain("style-src 'self' 'sha256-x=';");
    }
    expect(headersOf('a/c', settings)['Content-Security-Policy']).toContain("style-src 'self';");
  });
  it('opens embeds, and nothing else, to other origins', () => {
    expect(headersOf('charts/embed/production', settings)['Cross-Origin-Resource-Policy']).toBe(
      'cross-origin',
    );
    expect(headersOf('charts/production', settings)['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });
  it('lets every origin read hashed files, for a sandbox has the origin null, and what is open, and no other', () => {
    const read = (path: string) => {
      const headers = headersOf(path, settings);
      return [headers['Access-Control-Allow-Origin'], headers['Cross-Origin-Resource-Policy']];
    };
    for (const path of [
      'assets/client-B2x.js',
      'v1/chart.js',
      'es/cards/home.jpg',
      'data/v1/claims.csv',
      'es/data/claims.json',
    ])
      expect([path, ...read(path)]).toEqual([path, '*', 'cross-origin']);
    for (const path of [
      '',
      'a/b',
      'img/wool.jpg',
      'data',
      'data/',
      'sw.js',
      'x/assets/a.js',
      'x/v1/chart.js',
    ])
      expect([path, ...read(path)]).toEqual([path, undefined, 'same-origin']);
    expect(read('charts/embed/production')).toEqual([undefined, 'cross-origin']);
  });
  it('denies every feature but writing to the clipboard', () => {
    const features = (headersOf('', settings)['Permissions-Policy'] ?? '').split(', ');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'fullscreen=(self)',
    ]);
  });
});

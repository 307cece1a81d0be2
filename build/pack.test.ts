import { describe, expect, it } from 'vitest';
import { listClaimFiles } from '../src/model/claimPublication.ts';
import { composePackedPage, isEnglishFile, isSharedTable, relateLink } from './pack.ts';

const pages = new Set(['index.html', 'sources.html', 'thirsty_fashion.html', 'thirsty_fashion/info1.html']);

describe('relateLink(fromFile, target, pages)', () => {
  it('leads from page to page by their files', () => {
    expect(relateLink('thirsty_fashion/info1.html', 'sources', pages)).toBe('../sources.html');
    expect(relateLink('thirsty_fashion/info1.html', 'thirsty_fashion', pages)).toBe(
      '../thirsty_fashion.html',
    );
    expect(relateLink('sources.html', 'thirsty_fashion/info1/', pages)).toBe('thirsty_fashion/info1.html');
  });
  it('keeps the fragment and drops the query', () => {
    expect(relateLink('index.html', 'sources?view=plain#tips', pages)).toBe('sources.html#tips');
  });
  it('leads to other files, and to the base', () => {
    expect(relateLink('thirsty_fashion/info1.html', 'img/wool.jpg', pages)).toBe('../img/wool.jpg');
    expect(relateLink('sources.html', '', pages)).toBe('index.html');
  });
});

describe('composePackedPage(html, file, basePath, pages)', () => {
  const pack = (html: string) => composePackedPage(html, 'thirsty_fashion/info1.html', '/a/', pages);
  it('takes away scripts, preloads, the policy and what only a host can use', () => {
    const html = [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
      '<script>if (1 < 2) boot()</script>',
      '<link rel="preload" href="/a/assets/f.woff2" as="font">',
      '<link rel="modulepreload" href="/a/assets/v.js">\n<script type="module" src="/a/c.js"></script>',
      '<link rel="canonical" href="/a/sources"/>',
      '<meta property="og:title" content="x">',
      '<title>T</title><source type="image/webp" srcSet="/a/img/w-1.webp 1w">',
    ].join('\n');
    expect(pack(html)).toBe('<title>T</title>');
  });
  it('leads on from the base as where script is off', () => {
    expect(pack('<noscript><meta http-equiv="refresh" content="0; url=/a/thirsty_fashion"></noscript>')).toBe(
      '<meta http-equiv="refresh" content="0; url=../thirsty_fashion.html">',
    );
  });
  it('makes links, sources, candidates and fonts relative', () => {
    expect(pack('<a href="/a/sources#x">')).toBe('<a href="../sources.html#x">');
    expect(pack('<img src="/a/img/w.jpg" srcSet="/a/img/w-1.avif 1w, /a/img/w-2.avif 2w">')).toBe(
      '<img src="../img/w.jpg" srcSet="../img/w-1.avif 1w, ../img/w-2.avif 2w">',
    );
    expect(pack('src:url(/a/assets/f.woff2)')).toBe('src:url(../assets/f.woff2)');
    expect(pack('content="0; url=/a/thirsty_fashion"')).toBe('content="0; url=../thirsty_fashion.html"');
  });
  it('leaves other addresses alone', () => {
    const html = '<a href="https://example.org/a/"><i fill="url(#clip)"><a href="#content">';
    expect(pack(html)).toBe(html);
  });
});

describe('isSharedTable(file)', () => {
  it('is a table that the page of data leads to, in its edition or not', () => {
    expect(['data/v2/claims.csv', 'data/v1/datapackage.json', 'data/changes.csv'].every(isSharedTable)).toBe(
      true,
    );
    expect(['data/claims.json', 'ar/data/fabrics-ar.csv', 'ar/data.html'].some(isSharedTable)).toBe(false);
  });
});

describe('isEnglishFile(file)', () => {
  it('is whatever each language writes for itself, in its folder or at the base', () => {
    const own = ['sources.html', 'manifest.webmanifest', 'cards/home.png', 'oembed/water.json', 'sw.js'];
    expect(
      [...own, ...listClaimFiles().map(({ path }) => path)].filter((file) => !isEnglishFile(file)),
    ).toEqual([]);
  });
  it('is none of what is written before all languages', () => {
    const shared = ['data/fabrics.json', 'licenses.txt', 'img/wool.jpg', 'stills/zoom.avif', 'v1/chart.js'];
    expect(shared.filter(isEnglishFile)).toEqual([]);
  });
});

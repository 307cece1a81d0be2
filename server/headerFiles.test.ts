import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAddresses, readHeadersFile, STATIC_HOSTS } from '../tests/staticHosts.ts';
import { describeLimits, formatHeadersFile, listFiles, listRules } from './headerFiles.ts';
import { commonHeaders, sharedPathHeaders } from './headers.ts';

const FILES = [
  '404.html',
  'a/b/index.html',
  'a/b/404.html',
  'a/b/thirsty_fashion.html',
  'a/b/thirsty_fashion/405.html',
  'a/b/charts/embed/production.html',
  'a/b/assets/x-1.js',
  'a/b/assets/x-1.js.br',
  'a/b/assets/fonts/y-1.woff2',
  'a/b/img/wool.jpg',
  'a/b/sw.js',
  'a/b/data/sources.csv',
  'a/b/sources.html',
  ...['es', 'fr'].flatMap((language) => [
    `a/b/${language}/index.html`,
    `a/b/${language}/404.html`,
    `a/b/${language}/405.html`,
    `a/b/${language}/sources.html`,
    `a/b/${language}/thirsty_fashion.html`,
    `a/b/${language}/thirsty_fashion/405.html`,
    `a/b/${language}/charts/embed/production.html`,
    `a/b/${language}/sw.js`,
  ]),
];

let distDir: string;
beforeAll(() => {
  distDir = mkdtempSync(join(tmpdir(), 'threadprint-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    writeFileSync(join(distDir, file), '');
  }
});
afterAll(() => rmSync(distDir, { recursive: true }));

describe('formatHeadersFile(build)', () => {
  it.each(STATIC_HOSTS)('gives each path its own headers at %s, each once', (host) => {
    const headersAt = readHeadersFile(
      formatHeadersFile({ distDir, basePath: '/a/b/', hasHsts: false }),
      host,
    );
    const files = listFiles(distDir).filter((file) => file.startsWith('a/b/') && !file.endsWith('.br'));
    for (const path of files.flatMap((file) => listAddresses(file.slice('a/b/'.length), host))) {
      const expected = { ...commonHeaders(false), ...sharedPathHeaders(path) };
      const lines = Object.entries(expected).map(([name, value]) => `${name}: ${value}`);
      expect(headersAt(`/a/b/${path}`).toSorted(), path).toEqual(lines.toSorted());
    }
  });
  it('says HSTS only on request', () => {
    const format = (hasHsts: boolean) => formatHeadersFile({ distDir, basePath: '/a/b/', hasHsts });
    expect(format(false)).not.toContain('Strict-Transport-Security');
    expect(format(true)).toContain('Strict-Transport-Security: max-age=63072000');
  });
  it('says how many rules it has', () => {
    const text = formatHeadersFile({ distDir, basePath: '/a/b/', hasHsts: false });
    expect(text).toContain(`: ${text.match(/^\//gm)?.length} rules,`);
  });
});

describe('describeLimits(headersFile)', () => {
  it('names what Cloudflare Pages would drop', () => {
    expect(describeLimits(`# 100 rules\n\n${'/a\n  B: c\n\n'.repeat(100)}`)).toBe('');
    expect(describeLimits('/a\n\n'.repeat(101))).toContain('has 101 rules');
    expect(describeLimits(`/a\n  B: ${'c'.repeat(2000)}`)).toContain('lines of up to 2005 characters');
  });
});

describe('listRules(files)', () => {
  const listPaths = (files: string[]) => listRules(files).map(({ path }) => path);
  it('is empty for an empty build', () => {
    expect(listRules([])).toEqual([]);
  });
  it('takes a folder without pages as one pattern, and the files beside it', () => {
    expect(listPaths(['img/a.jpg', 'img/b/c.jpg', 'sw.js', 'about.html'])).toEqual(['img/*', ':file']);
  });
  it('takes no folder whole that has the name of a page', () => {
    expect(listPaths(['home.html', 'home/405.html'])).toEqual([':file', 'home/:file']);
  });
  it('takes the names of a page as one pattern where another page in its folder has other headers', () => {
    expect(listPaths(['data/about.html', 'data/x.csv'])).toEqual(['data/about*', 'data/x.csv*']);
  });
});

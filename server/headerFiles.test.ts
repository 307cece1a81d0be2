import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatHeadersFile, listFiles, listRules } from './headerFiles.ts';

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
  'a/b/teach/class.html',
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

const hashed = (hash: string) => ({ styleHashes: [`'sha256-${hash}'`], scriptHashes: [] });
const PAGE_HASHES = {
  'index.html': hashed('index'),
  'thirsty_fashion.html': hashed('home'),
  'thirsty_fashion/405.html': hashed('error'),
  'es/index.html': hashed('index'),
  'fr/index.html': hashed('index'),
  'es/thirsty_fashion.html': hashed('inicio'),
  'fr/thirsty_fashion.html': hashed('accueil'),
};

let distDir: string;
beforeAll(() => {
  distDir = mkdtempSync(join(tmpdir(), 'threadprint-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    writeFileSync(join(distDir, file), '');
  }
});
afterAll(() => rmSync(distDir, { recursive: true }));

function parseRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...headers] = rule.split('\n');
      const source = path.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+');
      const pattern = new RegExp(`^${source}$`);
      return { pattern, headers };
    });
}

describe('formatHeadersFile(build)', () => {
  it('gives each path exactly one policy, one cache rule and one set of common headers', () => {
    const build = { distDir, basePath: '/a/b/', pageHashes: PAGE_HASHES, hasHsts: false };
    const text = formatHeadersFile(build);
    const rules = parseRules(text);
    const paths = listFiles(distDir)
      .filter((file) => !file.endsWith('.br'))
      .map((file) => `/${file}`);
    const slashes = [
      '/a/b/',
      '/a/b/thirsty_fashion',
      '/a/b/thirsty_fashion/',
      '/a/b/charts/embed/production/',
      '/a/b/es',
      '/a/b/es/',
      '/a/b/fr/sources',
      '/a/b/fr/sources/',
      '/a/b/fr/thirsty_fashion',
      '/a/b/fr/thirsty_fashion/',
      '/a/b/es/thirsty_fashion/405',
      '/a/b/teach/class',
      '/a/b/teach/class/',
    ];
    for (const path of [...paths, ...slashes]) {
      const headers = rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers);
      const names = headers.map((header) => header.trim().split(':')[0]);
      expect(
        names.filter((name) => name === 'Content-Security-Policy'),
        path,
      ).toHaveLength(1);
      expect(new Set(names).size, path).toBe(names.length);
      expect(headers.join(), path).toContain('camera=()');
    }
  });
  it('says HSTS only on request', () => {
    const build = { distDir, basePath: '/a/b/', pageHashes: {} };
    const format = (hasHsts: boolean) => formatHeadersFile({ ...build, hasHsts });
    expect(format(false)).not.toContain('Strict-Transport-Security');
    expect(format(true)).toContain('Strict-Transport-Security: max-age=63072000');
  });
});

describe('listRules(files, pageHashes)', () => {
  const listPaths = (files: string[], pageHashes = {}) =>
    listRules(files, pageHashes).map(({ path }) => path);
  it('is empty for an empty build', () => {
    expect(listRules([], {})).toEqual([]);
  });
  it('takes a folder without pages as one pattern', () => {
    expect(listPaths(['img/a.jpg', 'img/b/c.jpg', 'sw.js'])).toEqual(['img/*', 'sw.js']);
  });
  it('takes the three names of a page as one pattern', () => {
    expect(listPaths(['about.html'])).toEqual(['about*']);
  });
  it('lists the names of a page one by one where the pages below it have other hashes', () => {
    expect(listPaths(['home.html', 'home/405.html'], { 'home.html': hashed('home') })).toEqual([
      'home',
      'home/',
      'home.html',
      'home/405*',
    ]);
  });
  it('takes equal rules of the languages as one, and not those of other hashes', () => {
    const files = ['es/a/b.html', 'fr/a/b.html', 'es/a/c.html', 'fr/a/c.html'];
    expect(listPaths(files, { 'es/a/c.html': hashed('es'), 'fr/a/c.html': hashed('fr') })).toEqual([
      ':language/a/b*',
      'es/a/c*',
      'fr/a/c*',
    ]);
  });
  it('keeps the languages apart where the placeholder would match a file of another folder', () => {
    const files = ['data/sources.csv', 'es/sources.html', 'fr/sources.html'];
    expect(listPaths(files).toSorted()).toEqual(['data/*', 'es/sources*', 'fr/sources*']);
  });
  it('gives the first page of a language the hashes of its own file', () => {
    const rules = listRules(['es/index.html'], { 'es/index.html': hashed('index') });
    expect(rules.map(({ path }) => path)).toEqual(['es', 'es/', 'es/index.html']);
    for (const { headers } of rules) expect(headers['Content-Security-Policy']).toContain("'sha256-index'");
  });
});

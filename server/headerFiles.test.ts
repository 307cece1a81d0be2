import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatHeadersFile, listRulePaths } from './headerFiles.ts';

const FILES = [
  '404.html',
  'a/b/index.html',
  'a/b/404.html',
  'a/b/thirsty_fashion.html',
  'a/b/thirsty_fashion/index.html',
  'a/b/thirsty_fashion/405.html',
  'a/b/charts/embed/production.html',
  'a/b/assets/x-1.js',
  'a/b/assets/x-1.js.br',
  'a/b/assets/fonts/y-1.woff2',
  'a/b/img/wool.jpg',
  'a/b/sw.js',
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

function parseRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...headers] = rule.split('\n');
      const pattern = new RegExp(
        `^${path.replace(/[.*+?]/g, (char) => (char === '*' ? '.*' : `\\${char}`))}$`,
      );
      return { pattern, headers };
    });
}

describe('formatHeadersFile(build, hasHsts)', () => {
  it('gives each path exactly one policy, one cache rule and one set of common headers', () => {
    const text = formatHeadersFile(
      { distDir, basePath: '/a/b/', pageHashes: {}, hashesFile: '', nginxFile: '' },
      false,
    );
    const rules = parseRules(text);
    const paths = FILES.filter((file) => !file.endsWith('.br')).map((file) => `/${file}`);
    const slashes = [
      '/a/b/',
      '/a/b/thirsty_fashion',
      '/a/b/thirsty_fashion/',
      '/a/b/charts/embed/production/',
    ];
    for (const path of [...paths, ...slashes]) {
      const headers = rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers);
      const names = headers.map((header) => header.trim().split(':')[0]);
      expect(
        names.filter((name) => name === 'Content-Security-Policy'),
        path,
      ).toHaveLength(1);
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
  it('says HSTS only on request', () => {
    const build = { distDir, basePath: '/a/b/', pageHashes: {}, hashesFile: '', nginxFile: '' };
    expect(formatHeadersFile(build, false)).not.toContain('Strict-Transport-Security');
    expect(formatHeadersFile(build, true)).toContain('Strict-Transport-Security: max-age=63072000');
  });
});

describe('listRulePaths(files)', () => {
  it('is empty for an empty build', () => {
    expect(listRulePaths([])).toEqual([]);
  });
  it('takes a folder without pages as one pattern', () => {
    expect(listRulePaths(['img/a.jpg', 'img/b/c.jpg', 'sw.js'])).toEqual(['img/*', 'sw.js']);
  });
});

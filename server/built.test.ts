import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_FILE, hashInputs, readBuild } from './built.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'threadprint-inputs-'));
  for (const folder of ['art/renders', 'build', 'editions', 'geo', 'public', 'server', 'src/words'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['LICENSE', 'package-lock.json', 'package.json', 'vite.config.ts', 'src/words/a.ts'])
    writeFileSync(join(root, file), file);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('hashInputs(root, settings)', () => {
  const hash = (settings: object = {}) => hashInputs(root, settings);

  it('is the same for the same files, whenever they were written', () => {
    const before = hash();
    writeFileSync(join(root, 'src/words/a.ts'), 'src/words/a.ts');
    expect(hash()).toBe(before);
  });

  it.each(['src/words/a.ts', 'package-lock.json', 'server/site.ts', 'public/new.avif'])(
    'changes with %s',
    (file) => {
      const before = hash();
      writeFileSync(join(root, file), 'other');
      expect(hash()).not.toBe(before);
    },
  );

  it('changes where a text goes from one file to the next', () => {
    writeFileSync(join(root, 'src/b.ts'), 'xy');
    writeFileSync(join(root, 'src/c.ts'), 'z');
    const before = hash();
    writeFileSync(join(root, 'src/b.ts'), 'x');
    writeFileSync(join(root, 'src/c.ts'), 'yz');
    expect(hash()).not.toBe(before);
  });

  it('changes with the settings', () => {
    const all = [{}, { basePath: '/a/' }, { basePath: '/b/' }, { languages: ['en'] }].map(hash);
    expect(new Set(all).size).toBe(4);
  });

  it.each(['src/a.test.ts', 'server/nginx.conf', 'server/Caddyfile', 'README.md'])(
    'passes over %s',
    (file) => {
      const before = hash();
      writeFileSync(join(root, file), 'other');
      expect(hash()).toBe(before);
    },
  );
});

describe('readBuild(distDir)', () => {
  it('is what the build says of itself, and nothing where there is none', () => {
    expect(readBuild(join(root, 'dist'))).toBeUndefined();
    expect(readBuild(root)).toBeUndefined();
    writeFileSync(join(root, BUILD_FILE), '{"basePath":"/a/","inputs":"1","pageHashes":{}}');
    expect(readBuild(root)).toEqual({ basePath: '/a/', inputs: '1', pageHashes: {} });
  });
});

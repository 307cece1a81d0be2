import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { PACK_FILE } from '../../build/pack.ts';
import { languageFolder } from '../../src/words/languages.ts';
import { BASE_PATH, LANGUAGES } from './dist.ts';

describe.each(LANGUAGES)('the offline copy of %s', async (language) => {
  const zip = readFileSync(posix.join('dist', BASE_PATH, languageFolder(language), PACK_FILE));
  const { files } = await JSZip.loadAsync(zip);
  const names = Object.keys(files);

  it('would be overwritten by another language’s, unpacked beside it: it has a folder of its own', () => {
    expect(names.filter((name) => !name.startsWith(`threadprint-${language}/`))).toEqual([]);
  });

  it('would lead out of itself: each relative link leads to a file in it, and no page has a script', async () => {
    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const name of pages) {
      const html = (await files[name]?.async('text')) ?? '';
      expect([name, /<script|modulepreload/.test(html)]).toEqual([name, false]);
      const links = [...html.matchAll(/\b(?:href|src)="([^"#?]+)/g)].map(([, link = '']) => link);
      const broken = links.filter(
        (link) =>
          !/^[a-z]+:/.test(link) &&
          (link.startsWith('/') || !names.includes(posix.join(posix.dirname(name), link))),
      );
      expect([name, broken]).toEqual([name, []]);
    }
  });
});

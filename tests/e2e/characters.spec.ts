import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  BORROWED_CHARACTERS,
  MORE_TEXT_CHARACTERS,
  NARROW_NO_BREAK_SPACE,
  TEXT_CHARACTERS,
} from '../../src/theme/characters';
import { LANGUAGES } from '../../src/words/languages';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The characters that a page shows: no markup, no names that only assistive technology reads. */
function readShownText(html: string): string {
  return html
    .replace(/^[\s\S]*<body>/, '')
    .replaceAll(/<(title|desc)[^>]*>.*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENGLISH = new Set(`${TEXT_CHARACTERS}${BORROWED_CHARACTERS}\n`);
const MORE = new Set(`${MORE_TEXT_CHARACTERS}${BORROWED_CHARACTERS}${NARROW_NO_BREAK_SPACE}\n`);

/** Whether a page of `dist/` has the fonts of other languages: "threadprint/es/about.html" has. */
const hasMoreLetters = (path: string) =>
  path.split('/').some((folder) => LANGUAGES.some((language) => language !== 'en' && folder === language));

test('every page shows only characters that the subset fonts of its language kept', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(10);
  const missing = pages.flatMap((path) =>
    [...new Set(readShownText(readFileSync(join('dist', path), 'utf8')))]
      .filter((character) => !(hasMoreLetters(path) ? MORE : ENGLISH).has(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(missing).toEqual([]);
});

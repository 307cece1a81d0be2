import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  ARABIC_CHARACTERS,
  BENGALI_CHARACTERS,
  BORROWED_CHARACTERS,
  MORE_TEXT_CHARACTERS,
  NARROW_NO_BREAK_SPACE,
  TEXT_CHARACTERS,
} from '../../src/theme/characters';
import { findLanguageFolder } from '../../src/words/languages';
import { findWrongNouns } from '../countedNouns';
import { findWrongMarks, listLines } from '../punctuation';

/** Links to the other languages, in their own letters: the reader's own fonts set them. */
const OWN_NAMES = /<a [^>]*hrefLang="[^>]*>[^<]*<\/a>/g;
/** And so they set a class's words in other languages. */
const CLASS_WORDS = /<(t[dh]) [^>]*lang="[a-z]{2}"[^>]*>.*?<\/\1>/g;

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
const more = `${MORE_TEXT_CHARACTERS}${BORROWED_CHARACTERS}${NARROW_NO_BREAK_SPACE}\n`;
const MORE = new Set(more);
/** By where the pages of a language lie; the marks around a number say which way it runs, and show nothing. */
const SCRIPTS: Readonly<Record<string, ReadonlySet<string>>> = {
  '': ENGLISH,
  'bn/': new Set(more + BENGALI_CHARACTERS),
  'ar/': new Set(`${more}${ARABIC_CHARACTERS}\u200e\u2066\u2069`),
};

/** What the fonts of a page of `dist/` can set, "threadprint/es/about.html". */
function findSet(path: string): ReadonlySet<string> {
  const [, ...below] = path.split('/');
  return SCRIPTS[findLanguageFolder(below.join('/'))] ?? MORE;
}

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.html'),
);

test('every page has its language’s punctuation and the right form of each noun beside a number', () => {
  const wrong = pages.flatMap((path) => {
    const [, ...below] = path.split('/');
    const language = findLanguageFolder(below.join('/')).slice(0, -1) || 'en';
    return listLines(readFileSync(join('dist', path), 'utf8'))
      .flatMap((line) => [...findWrongMarks(line, language), ...findWrongNouns(line, language)])
      .map((mark) => `${path}: ${mark}`);
  });
  expect(wrong).toEqual([]);
});

test('every page shows only characters that the subset fonts of its language kept', () => {
  expect(pages.length).toBeGreaterThan(10);
  const missing = pages.flatMap((path) =>
    [
      ...new Set(
        readShownText(
          readFileSync(join('dist', path), 'utf8').replaceAll(OWN_NAMES, '').replaceAll(CLASS_WORDS, ''),
        ),
      ),
    ]
      .filter((character) => !findSet(path).has(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(missing).toEqual([]);
});

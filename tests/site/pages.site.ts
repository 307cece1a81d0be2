import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  ARABIC_CHARACTERS,
  BENGALI_CHARACTERS,
  BORROWED_CHARACTERS,
  MORE_TEXT_CHARACTERS,
  NARROW_NO_BREAK_SPACE,
  TEXT_CHARACTERS,
} from '../../src/theme/characters';
import { BUDGETS } from '../budgets';
import { findWrongNouns } from '../countedNouns';
import { findWrongMarks, listLines } from '../punctuation';
import { BASE_PATH, FILES, findPage, LANGUAGES, PAGES, PATHS, type SentPage, SITE_URL } from './dist';

const isError = ({ path }: SentPage) => /(^|\/)40\d$/.test(path);
/** The base leads on to the story, and has no words of its own. */
const isBase = ({ path }: SentPage) => path === 'index';
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The characters that a page shows in its own fonts: no markup, no names for assistive technology or in other languages. */
function readShownText({ html }: SentPage): string {
  return html
    .replaceAll(/<a [^>]*hrefLang="[^>]*>[^<]*<\/a>/g, '')
    .replaceAll(/<(t[dh]) [^>]*lang="[a-z]{2}"[^>]*>.*?<\/\1>/g, '')
    .replace(/^[\s\S]*<body>/, '')
    .replaceAll(/<(title|desc)[^>]*>.*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

const more = `${MORE_TEXT_CHARACTERS}${BORROWED_CHARACTERS}${NARROW_NO_BREAK_SPACE}\n`;
/** The marks around a number say which way it runs, and show nothing. */
const CHARACTERS: Readonly<Record<string, string>> = {
  en: `${TEXT_CHARACTERS}${BORROWED_CHARACTERS}\n`,
  bn: more + BENGALI_CHARACTERS,
  ar: `${more}${ARABIC_CHARACTERS}\u200e\u2066\u2069`,
};

/** The drawings that no other one holds: these have a size of their own. */
function listDrawings({ html }: SentPage): string[] {
  let depth = 0;
  return (html.match(/<svg [^>]*>|<\/svg>/g) ?? []).filter((tag) =>
    tag === '</svg>' ? depth-- < 0 : depth++ === 0,
  );
}

const ids = new Map(PAGES.map(({ file, html }) => [file, new Set(findAll(html, / id="([^"]+)"/g))]));

/** A link of ours that leads to no file, or to no place of its page. */
function isBroken(link: string): boolean {
  const [path = '', fragment = ''] = link.replaceAll('&amp;', '&').split('#');
  const file = (path.split('?')[0] ?? '').slice(BASE_PATH.length);
  const places = ids.get(`${file}.html`) ?? ids.get(posix.join(file, 'index.html'));
  if (!places) return !FILES.includes(file.replace(/\/$/, ''));
  // What a page shows, "#cups=6", is no place of it.
  return fragment !== '' && !fragment.includes('=') && !places.has(fragment);
}

const entries = new Map(
  LANGUAGES.map((language) => [
    language,
    findAll(findPage(language, 'sources')?.html ?? '', / id="([^"]+)"[^>]* data-entry/g),
  ]),
);

/** What is asked of every page as sent: what readers would lose, and where they would. */
const QUESTIONS: Readonly<Record<string, (page: SentPage) => string[]>> = {
  'letters would be boxes, or of a font that is not ours': (page) => {
    const known = CHARACTERS[page.language] ?? more;
    return [...new Set(readShownText(page))].filter((character) => !known.includes(character));
  },
  'marks and counted nouns would be those of another language': ({ html, language }) =>
    listLines(html).flatMap((line) => [...findWrongMarks(line, language), ...findWrongNouns(line, language)]),
  'a style would be blocked by the page’s own policy': ({ html }) =>
    html.match(/<[a-z][^>]* style="[^>]*>/g) ?? [],
  'a script that somebody has changed would run': ({ html }) =>
    (html.match(/<script [^>]*src=[^>]*>|<link rel="(modulepreload|stylesheet)"[^>]*>/g) ?? []).filter(
      (tag) => !/ integrity="sha384-/.test(tag),
    ),
  'without styles a drawing would fill the window': (page) =>
    listDrawings(page).filter(
      (tag) => tag.includes('viewBox') && !/ width="[\d.]+" height="[\d.]+"/.test(tag),
    ),
  'a link would lead nowhere': (page) =>
    isError(page) ? [] : findAll(page.html, /<a [^>]*href="(\/[^"]*)"/g).filter(isBroken),
  'a figure would have no entry among the sources': ({ html, language }) =>
    findAll(html, / data-claim="([^"]+)"/g).filter((id) => !entries.get(language)?.includes(id)),
  'a screen reader would speak it in another language': ({ html, language }) =>
    html.includes(`<html lang="${language}"`) ? [] : [html.slice(0, 60)],
  'a page would have no title, or two': (page) => {
    const titles = findAll(page.html, /<(h1)\b/g);
    return isBase(page) || titles.length === 1 ? [] : [`${titles.length} titles`];
  },
  'the page would come later than it may': ({ html, language }) => {
    // Each language has the same.
    if (language !== 'en') return [];
    const css = findAll(html, /<style>([\s\S]*?)<\/style>/g).join('');
    const bytes = brotliCompressSync(css).length;
    return bytes > BUDGETS.styles ? [`${bytes} bytes of styles`] : [];
  },
};

it.each(Object.entries(QUESTIONS))('%s: on no page', (_, find) => {
  expect(PAGES.length).toBeGreaterThan(10);
  const found = PAGES.flatMap((page) => find(page).map((wrong) => `${page.file}: ${wrong}`));
  expect(found).toEqual([]);
});

it.each(LANGUAGES)(
  'pages of %s would look alike in a list of results: each has its own title and description',
  (language) => {
    const pages = PATHS.filter((path) => !path.includes('embed')).map((path) => findPage(language, path));
    for (const pattern of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
      const texts = pages.flatMap((page) => findAll(page?.head ?? '', pattern));
      expect([texts.length, new Set(texts).size]).toEqual([pages.length, pages.length]);
    }
  },
);

it('a search engine or a shared link would lead elsewhere: each page says where it lies by whole addresses, or not at all', () => {
  const twins = SITE_URL === '' || LANGUAGES.length === 1 ? [] : [...LANGUAGES, 'x-default'];
  for (const path of ['index', ...PATHS.filter((each) => !each.includes('embed'))]) {
    const { head = '' } = findPage('en', path) ?? {};
    const own = SITE_URL === '' ? [] : [SITE_URL + BASE_PATH + path.replace('index', 'thirsty_fashion')];
    expect(findAll(head, /<link rel="canonical" href="([^"]*)"/g), path).toEqual(own);
    expect(findAll(head, /<meta property="og:url" content="([^"]*)"/g), path).toEqual(own);
    expect(findAll(head, /<link rel="alternate" hreflang="([^"]*)"/g), path).toEqual(
      path === 'index' ? [] : twins,
    );
    const others = [
      /<meta (?:property|name)="(?:og|twitter):image" content="([^"]*)"/g,
      /<link rel="alternate"[^>]* href="([^"]*)"/g,
      /"(?:url|contentUrl)":"([^"]*)"/g,
    ].flatMap((pattern) => findAll(head, pattern));
    expect(others.length > 0, path).toBe(SITE_URL !== '');
    expect(
      others.filter((address) => !address.startsWith(SITE_URL + BASE_PATH)),
      path,
    ).toEqual([]);
  }
});

it('a teacher would wait for another file than the link says: each is there, of the size that it says', () => {
  for (const language of LANGUAGES) {
    const { html = '' } = findPage(language, 'teach') ?? {};
    const [list = ''] = /<section id="files".*?<\/section>/s.exec(html) ?? [];
    const links = [
      ...list.matchAll(/href="([^"]+)".*?<span class="note" data-size="">.*?(\d+)\s[kK][bBo]</gs),
    ];
    expect(links).toHaveLength(4);
    for (const [, address = '', kilobytes] of links) {
      const { size } = statSync(posix.join('dist', address));
      expect([address, Math.ceil(size / 1000)]).toEqual([address, Number(kilobytes)]);
    }
  }
});

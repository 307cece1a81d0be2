import { describe, expect, it } from 'vitest';
import { UNNAMED_PAGE } from '#words/text/reference';
import { figures } from '../../src/data/figures.ts';
import { sources } from '../../src/data/sources.ts';
import { readDigits } from '../../src/model/readDigits.ts';
import { locateTable } from '../../src/words/language.ts';
import { languageFolder } from '../../src/words/languages.ts';
import { EMBEDS, ROUTES } from '../e2e/harness/routes.ts';
import { LANGUAGES, PATHS, readFile } from './dist.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** What stays as it was published: titles, authors and publishers of works. */
const PUBLISHED = new Set(
  [...sources.values()].flatMap(({ title, authors, publisher }) => [title, authors, publisher]),
);
/** The texts of a page as sent, of four words or more: shorter ones may be names. */
function listSentences(file: string): string[] {
  const html = readFile(file)
    .replace(/<(script|style|cite)\b.*?<\/\1>/gs, '')
    // Standards are quoted as they are written.
    .replace(/<(\w+) [^>]*(?<=\s)lang="en".*?<\/\1>/gs, '');
  const named = [
    ...html.matchAll(
      /(?:aria-label|alt|placeholder|(?:name|property)="(?:description|(?:og|twitter):(?:title|description))" content)="([^"]*)"/g,
    ),
  ].map(([, text]) => text ?? '');
  const texts = html.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  return [...new Set([...texts, ...named])]
    .filter((text) => /(\p{L}[\p{L}’'-]*\W+){3}\p{L}/u.test(text))
    .map((text) => text.trim());
}

/** The figures of a page as sent: the ledger's value of each, and the numbers that its words say in that language. */
function readFigures(file: string, decimal: string): { figure: string; numbers: number[] }[] {
  const html = readFile(file);
  return [...html.matchAll(/<data value="([^"]*)"[^>]*>(.*?)<\/data>/gs)].map(
    ([, value = '', markup = '']) => {
      const text = markup.replace(/<[^>]*>|[\u200e\u2066\u2069]/g, '').replace(/CO2e?/g, '');
      const written = text.match(/\p{Nd}(?:[\p{Nd}.,\u00a0\u202f]*\p{Nd})?/gu) ?? [];
      const group = decimal === ',' ? /[.\s]/g : /[,\s]/g;
      const read = (number: string) => Number(readDigits(number).replace(group, '').replace(decimal, '.'));
      return { figure: value, numbers: written.map(read) };
    },
  );
}

describe.runIf(OTHERS.length > 0).each(OTHERS)('a reader of %s', (language) => {
  it('would read another number: every figure is the ledger’s, as in English', () => {
    const decimal = ['es', 'fr', 'de'].includes(language) ? ',' : '.';
    const pages = PATHS;
    const ledger = pages.flatMap((path) => readFigures(`${path}.html`, '.'));
    for (const path of pages) {
      const own = readFigures(`${language}/${path}.html`, decimal);
      const values = new Set(own.map(({ figure }) => figure));
      const left = readFigures(`${path}.html`, '.').filter(({ figure }) => !values.has(figure));
      expect(left, path).toEqual([]);
      const wrong = own.filter(({ figure, numbers }) => {
        // What a cup holds is told where cups are no measure.
        if (figure === String(figures['cup-volume'].value)) return false;
        const twins = ledger.filter((twin) => twin.figure === figure);
        const said = [...twins.flatMap((twin) => twin.numbers), ...figure.split('–').map(Number)];
        return twins.length === 0 || numbers.some((number) => number === undefined || !said.includes(number));
      });
      expect(wrong, path).toEqual([]);
    }
  });

  it('would read a sentence of the English twin', () => {
    for (const path of PATHS.filter((route) => route !== 'sources')) {
      const english = new Set(listSentences(`${path}.html`));
      const left = listSentences(`${language}/${path}.html`).filter(
        (text) => english.has(text) && !PUBLISHED.has(text),
      );
      expect(left, path).toEqual([]);
    }
  });

  it('would open a table of English words: it says those of the language, and the numbers of the English ones', () => {
    for (const name of ['fabrics', 'production-phases']) {
      const read = (file: string) => readFile(file).trim().split('\r\n');
      const own = read(`${languageFolder(language)}${locateTable(name, language)}`);
      const english = read(locateTable(name, 'en'));
      const readNumbers = (line: string, separator: string) =>
        line
          .split(separator)
          .filter((cell) => /^[\d.,]+$/.test(cell))
          .map((cell) => cell.replace(',', '.'));
      const separator = ['es', 'fr', 'de'].includes(language) ? ';' : ',';
      const numbers = english.slice(1).map((line) => readNumbers(line, ','));
      expect(numbers.flat().length).toBeGreaterThan(9);
      expect(own.slice(1).map((line) => readNumbers(line, separator))).toEqual(numbers);
      expect(own[0]).not.toMatch(/_|percentage|Production|Fiber/);
      expect(own.slice(1).filter((line) => english.includes(line))).toEqual([]);
    }
  });

  it('would read English where a source has neither author nor title', () => {
    const html = readFile(`${languageFolder(language)}sources.html`);
    expect(Object.values(UNNAMED_PAGE).filter((words) => html.includes(words))).toEqual([]);
  });

  it('would not learn that a machine wrote it: every page says so', () => {
    let note = '';
    for (const path of ROUTES) {
      const html = readFile(`${language}/${path}.html`);
      note = /<footer.*<p class="note[^>]*>([^<.।]+)/s.exec(html)?.[1] ?? '';
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(html, path).toMatch(/<footer.*<p class="note/s);
    }
    expect(note).not.toBe('');
    for (const path of EMBEDS) expect(readFile(`${language}/${path}.html`), path).toContain(note);
  });
});

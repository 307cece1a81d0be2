import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/languages.ts';
import { checkCatalog, compileCatalog, type Source } from './compileCatalog.ts';
import { listTypedNumbers } from './figures.ts';
import { fillGaps, findLongest, pickLongest } from './madeWords.ts';
import { listCatalogs, readSource } from './main.ts';
import { readCatalog } from './readCatalog.ts';
import { TYPED_NUMBERS } from './typedNumbers.ts';

const RULES = 'src/words/rules';

/** A catalog as it is written: a message a line. */
const write = (messages: Record<string, string | null>) => JSON.stringify(messages, null, 2);
const source = (messages: Record<string, string | null>, path = 'de/a.json'): Source => ({
  path,
  ...readCatalog(path, write(messages)),
});

/** The exports of a catalog's module, without its imports. */
const compile = (english: Record<string, string | null>, own = english, language = 'de', digits?: string) =>
  compileCatalog({ file: 'text/a', language, digits }, source(own), source(english))
    .split('\n')
    .filter((line) => line.startsWith('export'))
    .map((line) => line.slice('export const '.length, -1));
/** The code of one message, with §{…} for what a template takes: the linter reads ${ in a text as a slip. */
const compileOne = (message: string, own = message, language = 'de', digits?: string) =>
  compile({ a: message }, { a: own }, language, digits)[0]
    ?.replace(/^a(: \w+)? = /, '')
    .replaceAll('${', '§{');

describe('readCatalog', () => {
  it('readCatalog(path, source) keeps messages in their order, and notes apart', () => {
    const { messages, notes } = readCatalog(
      'a.json',
      '{ "@": "Of a page.", "b": "B", "@a": "Its title.", "a": null }',
    );
    expect([...messages.keys()]).toEqual(['b', 'a']);
    expect([...notes]).toEqual([
      ['', 'Of a page.'],
      ['a', 'Its title.'],
    ]);
  });

  it.each([
    ['{\n  "a": "A",\n  "b": "B {$x"\n}', 'a.json:3:14: b: expected a space, or } where the hole ends'],
    ['{\n  "a": "\\u00a0{#b}x{/b"\n}', 'a.json:2:23: a: expected a space, or }'],
    [
      '{\n  "a": ".input {$n :number} .match $n one {{1}}"\n}',
      'a.json:2:8: a: expected a form for all other values, * {{…}}',
    ],
    ['{ "a": "A" "b": "B" }', 'a.json:1:12: Expected `,` or `}`'],
    ["{ 'a': 'A' }", 'a.json:1:3: expected JSON: names and texts in double quotes'],
    ['{ "a b": "A" }', 'a.json:1:3: a b: expected a name such as title or PARTS.rain'],
    ['{ "a": "A", "a": "B" }', 'a.json:1:13: a stands here twice'],
    ['{ "a": { "b": "B" } }', 'a.json:1:8: a: expected a text'],
    ['["A"]', 'a.json:1:1: expected names and texts in { }'],
    ['', 'a.json:1:'],
  ])('readCatalog(path, %j) says where it cannot be read, and what it expected', (text, said) => {
    expect(() => readCatalog('a.json', text)).toThrow(RangeError);
    expect(() => readCatalog('a.json', text)).toThrow(said);
  });
});

describe('checkCatalog', () => {
  const check = (own: Record<string, string | null>, english: Record<string, string | null>) => () =>
    checkCatalog('a', source(own), source(english));

  it.each([
    ['a message that is missing', { a: 'A' }, { a: 'A', b: 'B' }, 'de/a.json: b is missing'],
    ['one too many', { a: 'A', b: 'B' }, { a: 'A' }, 'de/a.json:3:8: b: there is no such English message'],
    ['a lost value', { a: 'A' }, { a: 'A {$x}' }, 'de/a.json:2:8: a: {$x} of the English message is missing'],
    ['another value', { a: '{$y}' }, { a: '{$x}' }, '{$x} of the English message is missing'],
    ['a value too many', { a: '{$x} {$y}' }, { a: '{$x}' }, 'the English message has no {$y}'],
    [
      'another figure',
      { a: '{:claim id=lake format=short}' },
      { a: '{:claim id=lake}' },
      '{:claim id=lake} of the English message is missing',
    ],
    [
      'a figure in a text',
      { a: '{cups :short}' },
      { a: '{cups}' },
      '{cups} of the English message is missing',
    ],
    ['another year', { a: 'In 2018' }, { a: 'In 2017' }, '2017 of the English message is missing'],
  ])('checkCatalog(…) names file, place, message and hole of %s', (_what, own, english, said) => {
    expect(check(own, english)).toThrow(said);
  });

  it('checkCatalog(…) lets each language choose forms, order, markup and wording, and speak where English is silent', () => {
    const english = {
      a: '.input {$n :number} .match $n one {{{$n} cup of {$x}}} * {{{$n} cups of {$x}}}',
      b: '{#b}{:claim id=lake wording=|# yarns|}{/b}',
      c: null,
      d: '',
    };
    const own = {
      a: '{$x}: {$n}',
      b: '{:claim id=lake wording=|# Fäden|}',
      c: '{#b}Neu{/b}',
      d: '1 Tasse'.slice(2),
    };
    expect(check(own, english)).not.toThrow();
  });

  it.each(['32 million', '৩২ মিলিয়ন', '٣٢ مليون', '½ liter', '1,000 of {$x}', '{lake :words text=|2,600|}'])(
    'checkCatalog(…) refuses a number that is typed: %s',
    (typed) => {
      expect(check({ a: typed }, { a: typed })).toThrow('is typed. A number comes from data/');
    },
  );

  it('checkCatalog(…) takes names and years: they hold digits and count nothing', () => {
    const names = 'CO2e of 2017, 1996–2005, on A4, CC BY 4.0, m³, [co2e], {cups-2 :short}';
    expect(check({ a: names }, { a: names })).not.toThrow();
  });
});

describe('compileCatalog', () => {
  it('compileCatalog(…) makes texts, records and lists of ids, in the English order', () => {
    expect(compile({ a: 'A', 'P.b': 'B', 'P.c-d': 'C', 'L.0': 'D', 'L.1': 'E', 'S.404': 'F' })).toEqual([
      'a: string = "A"',
      'P = { "b": "B", "c-d": "C" }',
      'L = ["D", "E"] as const',
      'S = { "404": "F" } as Readonly<Record<number, string>>',
    ]);
  });

  it('compileCatalog(…) takes values as English has them: those it declares, and then the others as they stand in it', () => {
    expect(compileOne('{$a} of {$b}', '{$b}: {$a}')).toBe('(a: string, b: string) => `§{b}: §{a}`');
    expect(compileOne('.input {$b :number} {{{$a} of {$b}}}', '{$b} {$a}')).toBe(
      '(b: number, a: string) => `§{b} §{a}`',
    );
    expect(compileOne('{$share :phrase} of `it`')).toBe('<Phrase>(share: Phrase) => [share, " of `it`"]');
  });

  it('compileCatalog(…) chooses forms by number, category, text or truth, the most exact first', () => {
    const plural = '.input {$n :number} .match $n * {{{$n} cups}} one {{{$n} cup}} 0 {{no cup}}';
    expect(compileOne(plural)).toBe(
      '(n: number) => n === 0 ? "no cup" : isOne(n) ? `§{n} cup` : `§{n} cups`',
    );
    expect(compileOne('{$n}', '.input {$n :number} .match $n few {{{$n} a}} * {{{$n} b}}', 'ar')).toBe(
      '(n: string) => findCategory(Number(n)) === "few" ? `§{n} a` : `§{n} b`',
    );
    const truth =
      '.input {$isRiver :boolean} .input {$n :number} .match $isRiver $n true one {{a}} true * {{b}} * * {{c}}';
    expect(compileOne(truth)).toBe(
      '(isRiver: boolean, n: number) => isRiver && isOne(n) ? "a" : isRiver ? "b" : "c"',
    );
  });

  it('compileCatalog(…) makes elements where there is markup, a figure or an element, and texts beside them one node', () => {
    expect(compileOne('You chose {$count :element} of {$all}.')).toBe(
      '(count: ReactNode, all: string) => <>{"You chose "}{count}{` of §{all}.`}</>',
    );
    expect(compileOne('{#b class=$whole}{:claim id=lake format=short}{/b} {#claim id=one}half{/claim}')).toBe(
      '(whole: string | undefined) => <><b className={whole}><Claim id={"lake"} format={"short"} /></b>{" "}<Claim id={"one"}>{"half"}</Claim></>',
    );
  });

  it('compileCatalog(…) leaves figures in a text to the model, and names other messages, counts and places', () => {
    expect(compileOne('{cups} of {lake :short}, {one :words text=half}')).toBe(
      '"{cups} of {lake:short}, {one|half}"',
    );
    expect(compileOne('{:text id=|shell:plain|} {:text id=|text/a:LEVELS.quick| form=capital}')).toBe(
      '`§{shell_plain} §{capitalize(LEVELS.quick)}`',
    );
    expect(compileOne('{:count of=PLACES except=world}')).toBe('numberWord(Object.keys(PLACES).length - 1)');
    expect(compileOne('{:place id=lake of=TASKS}')).toBe('placeWord(Object.keys(TASKS).indexOf("lake") + 1)');
    expect(compileOne('{$n}', '{$n :number}', 'bn', 'inDigits')).toBe('(n: string) => inDigits(n)');
  });

  it.each([
    ['{$y}', '{$x}', 'is missing'],
    ['{:clam id=lake}', '{:clam id=lake}', 'de/a.json:2:8: a: {:clam} is none of claim'],
    ['{#b}A', '{#b}A', 'a: {#b} is not closed'],
    ['A{/b}', 'A{/b}', 'a: {/b} closes nothing'],
    ['{#script}A{/script}', '{#script}A{/script}', 'a: {#script} is none of b, cite, p, span, claim'],
    ['{#b onclick=x}A{/b}', '{#b onclick=x}A{/b}', 'a: onclick= is none of class, format'],
    ['{:text id=|alert()|}', '{:text id=|alert()|}', 'a: |alert()| names no message'],
    ['{:text id=a form=|x()|}', '{:text id=a form=|x()|}', 'a: |x()| is no form'],
    ['{:count}', '{:count}', 'a: expected of=…'],
    ['.input {$x :number} .match $x lots {{a}} * {{b}}', '{$x}', 'missing'],
  ])('compileCatalog(…) names file, place and message of %s', (own, english, said) => {
    expect(() => compileOne(english, own)).toThrow(RangeError);
    expect(() => compileOne(english, own)).toThrow(said);
  });

  it('compileCatalog(…) marks what is borrowed from English, where it may have markup', () => {
    const english = source({ a: 'A', b: '{#b}B{/b}', c: '{$x}' });
    const borrowed = new Set(['a', 'b', 'c']);
    expect(compileCatalog({ file: 'a', language: 'en', borrowed }, english, english)).toContain(
      'export const a: string = "A";\nexport const b = inEnglish(<><b>{"B"}</b></>);\nexport const c = inEnglish((x: string) => x);\n',
    );
  });
});

describe('words of several languages', () => {
  const english = source({ 'T.a': 'The', 'T.b': 'Thirsty', c: 'Stop', d: '{$n} days' }, 'en');
  const german = source({ 'T.a': 'Die', 'T.b': 'Durst', c: 'Anhalten', d: '{$n} Tage' });
  const sources = new Map([
    ['en', english],
    ['de', german],
  ]);
  const text = ({ messages }: Source) =>
    [...messages.values()].map(({ model }) => model?.type === 'message' && model.pattern.at(-1));

  it('pickLongest(…) takes the longest of each message, and a record that is set by its widths of one language', () => {
    expect(findLongest(sources, (id) => id.startsWith('T.'))).toBe('en');
    expect(text(pickLongest(sources, english, 'T.', 'de'))).toEqual(['Die', 'Durst', 'Anhalten', ' days']);
  });

  it('fillGaps(file, own, english) takes English for what is missing or wrong, and says what is wrong', () => {
    const growing = source({ c: 'Dur', d: '{$m} gün', e: 'E' }, 'tr/a.json');
    const { source: filled, borrowed, wrong } = fillGaps('a', growing, english);
    expect(text(filled)).toEqual(['The', 'Thirsty', 'Dur', ' days']);
    expect([...borrowed]).toEqual(['T.a', 'T.b', 'd']);
    expect(wrong).toEqual([
      'tr/a.json:3:8: d: {$n} of the English message is missing: in English until then',
      'tr/a.json: e: there is no such English message',
    ]);
    expect(fillGaps('a', undefined, english).borrowed.size).toBe(4);
  });
});

describe('the catalogs', () => {
  it.each(LANGUAGES)('%s has the catalogs that English has, and no other', (language) => {
    expect(listCatalogs(language)).toEqual(listCatalogs('en'));
  });

  it.each(Object.entries(TYPED_NUMBERS))('each number that is left in %s is typed there', (file, left) => {
    const typed = LANGUAGES.map((language) => readSource(language, file).messages);
    for (const [id, numbers] of Object.entries(left)) {
      const found = typed.flatMap((messages) => messages.get(id) ?? []).flatMap(listTypedNumbers);
      expect([...new Set(found)].sort(), id).toEqual(numbers);
    }
  });

  it.each(LANGUAGES)('%s has its rules in one file of at most 150 lines', (language) => {
    expect(readFileSync(join(RULES, `${language}.ts`), 'utf8').split('\n').length).toBeLessThanOrEqual(151);
  });
});

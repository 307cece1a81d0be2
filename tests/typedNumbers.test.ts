import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../src/words/figuresOf';
import { LANGUAGES } from '../src/words/languages';
import { findTypedNumbers } from './typedNumbers';
import { TYPED_NUMBERS } from './typedNumbersLeft';

const read = (language: string, file: string) => readFileSync(`src/words/${language}/${file}`, 'utf8');
const files = LANGUAGES.flatMap((language) =>
  readdirSync(`src/words/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !RULES.includes(file))
    .map((file) => [language, file] as const),
);
const listTyped = (source: string, file: string) =>
  Object.fromEntries(
    [...findTypedNumbers(source, file)].map(([message, numbers]) => [
      message.replace('CLAIMS.', ''),
      `${[...new Set(numbers)].sort()}`,
    ]),
  );

describe('findTypedNumbers(source, file)', () => {
  it('finds digits in texts, markup, names and code that is shown, but for names and years', () => {
    const source = `import * as x from './x2';
export const a = 'CO2 of 2017, 1996–2005, on A4';
export const b = (n: number) => (n === 1 ? \`\${n} of 20\` : <p id="h2">{32} million</p>);
export const C = { kg2: { note: '{cups-2} of 1,000' }, alt: <img alt="5 cups" /> };
export const d = '½ liter, 2017% and 2,017 cups';`;
    expect([...findTypedNumbers(source, 'x.tsx')]).toEqual([
      ['b', ['20', '32']],
      ['C.kg2.note', ['1000']],
      ['C.alt', ['5']],
      ['d', ['½', '2017', '2017']],
    ]);
  });

  it.each([
    ['en', '32 million pools'],
    ['es', '32 millones de piscinas'],
    ['fr', '32\u00a0millions de bassins'],
    ['de', '32 Millionen Becken'],
    ['bn', '৩২ মিলিয়ন পুল'],
    ['ar', '٣٢ مليون مسبح'],
  ])('a number typed into a sentence is found in %s', (language, sentence) => {
    const source = read(language, 'home.tsx');
    const typed = source.replace(/^export const titleLines[^;]*;/m, `export const typed = '${sentence}.';$&`);
    expect(Object.values(listTyped(typed, 'home.tsx'))).toContain('32');
  });
});

describe('words', () => {
  it.each(files)('%s/%s types no number into a sentence', (language, file) => {
    expect(TYPED_NUMBERS[file] ?? {}).toMatchObject(listTyped(read(language, file), file));
  });

  it.each(Object.entries(TYPED_NUMBERS))('each number that is left in %s is needed', (file, left) => {
    const typed = LANGUAGES.map((language) => listTyped(read(language, file), file));
    expect(Object.assign({}, ...typed)).toEqual(left);
  });
});

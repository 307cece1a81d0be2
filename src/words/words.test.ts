import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDifferences, listFigures, listRecordFigures, RULES } from './figuresOf';
import { LANGUAGES } from './languages';

const FOLDER = import.meta.dirname;
const listFiles = (language: string) =>
  readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
const read = (language: string, file: string) => readFileSync(join(FOLDER, language, file), 'utf8');

const translations = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  listFiles(language).map((file) => [language, file] as const),
);

describe('words', () => {
  it('listFigures(source) finds claims, values, holes and typed numbers of each message', () => {
    const source = `// 12 notes
export const checkText = <><Claim id="lake-ontario" format="short" /> in 2017</>;
export const labelAll = (count: string, water: string) => \`\${count} yarns\`;
export const days = (count: number) => (count === 1 ? '1 day' : \`\${count} days\`);
export const jours = (count: number) => (count < 2 ? 'jour' : 'jours');
export const note = 'Of {cotton-liters}\\u00a0liters, 1,000 are rain.';`;
    expect([...listFigures(source)]).toEqual([
      ['checkText', ['2017', 'lake-ontario:short']],
      ['labelAll', ['{count}']],
      ['days', ['1', '{count}']],
      ['jours', []],
      ['note', ['1000', '{cotton-liters}']],
    ]);
  });

  // These have tests of their own: grammar.test.ts, model/format.test.ts.
  const messages = translations.filter(([, file]) => !RULES.includes(file));

  it('listDifferences(english, theirs) names what differs, but for what English does not say', () => {
    const english = `export const a = 'Of {cups}';\nexport const b = '2 of 3';\nexport const c: ReactNode = null;`;
    const theirs = `export const a = 'De {cups}';\nexport const b = '2 de 4';\nexport const c: ReactNode = '2026';`;
    expect(listDifferences(english, theirs)).toEqual(['b: 2,4, not 2,3']);
  });

  it.each(messages)('%s/%s names the same figures as the English file', (language, file) => {
    expect(listDifferences(read('en', file), read(language, file))).toEqual([]);
  });

  it('listRecordFigures(words) finds the holes and typed numbers of each text by its place', () => {
    const UNIT_WORDS = { cups: { one: '1 cup', many: 'cups' } };
    expect(listRecordFigures({ note: '{a} of 1,000', UNIT_WORDS, label: () => '2' })).toEqual([
      ['note', ['1000', '{a}']],
      ['UNIT_WORDS.cups.one', ['1']],
      ['UNIT_WORDS.cups.many', []],
    ]);
  });

  it.each(translations.filter(([, file]) => file.startsWith('text/')))(
    '%s/%s has the same records, each text with the same figures',
    async (language, file) => {
      const [theirs, english] = await Promise.all([
        import(join(FOLDER, language, file)),
        import(join(FOLDER, 'en', file)),
      ]);
      expect(Object.fromEntries(listRecordFigures(theirs))).toEqual(
        Object.fromEntries(listRecordFigures(english)),
      );
    },
  );

  it.each(translations)(
    '%s/%s begins no line with a space that does not break: JSX drops it',
    (language, file) => {
      expect(read(language, file)).not.toMatch(/^ *[\u00a0\u202f]/m);
    },
  );

  it.each(translations)('%s/%s is compared with the English file by the compiler', (language, file) => {
    expect(read(language, file)).toMatch(
      /^export type Checked = Translation<typeof english, typeof import\('\.\/\w+'\)>;$/m,
    );
  });
});

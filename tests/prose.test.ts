import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../src/words/languages';
import { listProse } from './prose';
import { calculateReadingGrade } from './readingGrade';

const WORDS_FOLDER = '.build/words';
const HIGHEST_GRADE = 9;
/** Pupils read these by themselves. */
const HIGHEST_GRADE_OF_LESSON = 8;
/** Flesch took samples of a hundred words: fewer are too few for a grade. */
const FEWEST_WORDS = 100;

const countWords = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/)).length;

const files = PUBLISHED.flatMap((language) =>
  readdirSync(join(WORDS_FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const prose = listProse(file, readFileSync(join(WORDS_FOLDER, language, file), 'utf8'));
      return {
        language,
        file,
        prose,
        highest: /lesson/i.test(file) ? HIGHEST_GRADE_OF_LESSON : HIGHEST_GRADE,
      };
    }),
);
const longFiles = files.filter(({ prose }) => countWords(prose) >= FEWEST_WORDS);

describe('listProse', () => {
  it('listProse(file, source) finds whole sentences, with a numeral for each value, and no labels', () => {
    const source = `
export const label = 'Save the picture.';
export const said = 'Every cup of it is counted here.';
export const says = (cups: string) => \`It takes \${cups} cups for one of them.\`;
export const checked = (
  <>
    Lake Ontario holds <Claim id="lake-ontario" />.{' '}
    <Claim id="lake-share">Half</Claim> would be more.
  </>
);
export const notes: Record<string, string> = { one: 'All of it is rain, and none is pumped.' };
export const either = (one: boolean) => (one ? 'It is only one cup of water.' : 'They are many cups of water.');
`;
    expect(listProse('a.tsx', source)).toEqual([
      'Every cup of it is counted here.',
      'It takes 10 cups for one of them.',
      'Lake Ontario holds 10. Half would be more.',
      'All of it is rain, and none is pumped.',
      'It is only one cup of water.',
      'They are many cups of water.',
    ]);
    expect(listProse('a.tsx', '')).toEqual([]);
    const phrases =
      "export const lasts = <Figure>(years: Figure) => ['It would last for ', years, ' years.'];";
    expect(listProse('a.ts', phrases)).toEqual(['It would last for 10 years.']);
    expect(() => listProse('a.ts', 'export const =')).toThrow(SyntaxError);
  });
});

/** A space that may break where its language has one that may not (docs/translating.md), or the wrong one of the two. */
const WRONG_SPACES: Readonly<Record<string, RegExp>> = {
  es: /\d ?%|EE\. UU/,
  fr: /(?:[ \u00a0]|&nbsp;)[?!;»]|[\p{L}\d»)] :|«(?:[ \u00a0]|&nbsp;)|\d ?%/u,
  de: /\d ?%/,
};

describe('the words of each language', () => {
  it.each(files.filter(({ language }) => language in WRONG_SPACES))(
    '$language/$file has the spaces of its language',
    ({ language, prose }) => {
      expect(prose.filter((text) => WRONG_SPACES[language]?.test(text))).toEqual([]);
    },
  );

  it.each(PUBLISHED)('%s can be read in grade 9 or below as a whole', (language) => {
    const prose = files.filter((file) => file.language === language).flatMap((file) => file.prose);
    expect(countWords(prose)).toBeGreaterThan(1000);
    expect(calculateReadingGrade(prose, language)).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it.each(longFiles)(
    '$language/$file can be read in grade $highest or below',
    ({ language, prose, highest }) => {
      const grade = calculateReadingGrade(prose, language);
      expect(grade).toBeGreaterThan(-2);
      expect(grade).toBeLessThanOrEqual(highest);
    },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ARABIC_CHARACTERS,
  BENGALI_CHARACTERS,
  BORROWED_CHARACTERS,
  MORE_DISPLAY_CHARACTERS,
  MORE_TEXT_CHARACTERS,
  NARROW_NO_BREAK_SPACE,
  TEXT_CHARACTERS,
} from '../theme/characters';
import { type Language, PUBLISHED } from './languages';

/** Say which way a number or a name runs, and show nothing. */
const DIRECTION_MARKS = '\u200e\u2066\u2069';

/** What a file's messages may say beyond ASCII, which the built pages are read for (tests/site/pages.site.ts). */
function listCharacters(source: string): string[] {
  const text = source
    .replace(/^\s*(\/\/|\/?\*|"@).*$/gm, '')
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return [...new Set(text.match(/[^\p{ASCII}]/gu))];
}

function findUnset(language: Language, source: string): string[] {
  const text = language === 'en' ? TEXT_CHARACTERS : MORE_TEXT_CHARACTERS + NARROW_NO_BREAK_SPACE;
  return listCharacters(source).filter(
    (character) =>
      !(text + BORROWED_CHARACTERS).includes(character) ||
      // Any message may be a title, which is set in the serif.
      (language !== 'en' && /\p{L}/u.test(character) && !MORE_DISPLAY_CHARACTERS.includes(character)),
  );
}

const files = PUBLISHED.flatMap((language) =>
  readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [language, file] as const),
);

describe('characters', () => {
  it('findUnset(language, source) names what the fonts of a language lack, escaped or not, and no comments', () => {
    const source = "// ł\nexport const note = 'Œuvre\\u202f! → \\u2248';";
    expect(findUnset('fr', source)).toEqual(['→', '≈']);
    expect(findUnset('en', source)).toEqual(['Œ', NARROW_NO_BREAK_SPACE, '→', '≈']);
    expect(findUnset('es', '')).toEqual([]);
  });

  it.each([
    ['ar', ARABIC_CHARACTERS],
    ['bn', BENGALI_CHARACTERS],
  ])('%s says no letter of its script that its fonts lack', (language, characters) => {
    const folder = join(import.meta.dirname, language);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const unset = listCharacters(sources.join('')).filter(
      (character) =>
        !`${characters}${MORE_TEXT_CHARACTERS}${BORROWED_CHARACTERS}${DIRECTION_MARKS}`.includes(character),
    );
    expect(unset).toEqual([]);
  });

  it.each(files)('%s/%s says only what the fonts of its language can set', (language, file) => {
    // A body among the sources: in no title.
    const source = readFileSync(join(import.meta.dirname, language, file), 'utf8').replace('Eticlò', '');
    expect(findUnset(language, source)).toEqual([]);
  });
});

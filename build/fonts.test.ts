import { statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ARABIC_CHARACTERS,
  BENGALI_CHARACTERS,
  BORROWED_CHARACTERS,
  DISPLAY_CHARACTERS,
  MORE_DISPLAY_CHARACTERS,
  MORE_TEXT_CHARACTERS,
  TEXT_CHARACTERS,
} from '../src/theme/characters';
import { GLYPH_WIDTHS } from '../src/theme/glyphWidths';
import { composeFontsCss } from './fontFallbacks';
import { measureAdvanceEm, openSerif } from './fontInstance';
import { FONT_RECIPES, findMissingCharacters, writeFonts } from './fonts';
import { readGlyphWidths } from './glyphWidths';

const SERIF = '.build/fonts/thread-serif.woff2';
const SERIF_MORE = '.build/fonts/thread-serif-more.woff2';
const LIGHT_SERIF = '.build/fonts/thread-light-serif.woff2';
const LIGHT_SERIF_MORE = '.build/fonts/thread-light-serif-more.woff2';
const SANS = '.build/fonts/thread-sans.woff2';
const SANS_MORE = '.build/fonts/thread-sans-more.woff2';

describe('writeFonts', () => {
  beforeAll(() => writeFonts());

  it('writeFonts() writes display type of at most 50 kB, 40 for thin letters, and text type of at most 25 kB', () => {
    expect(statSync(SERIF).size).toBeLessThanOrEqual(50_000);
    expect(statSync(LIGHT_SERIF).size).toBeLessThanOrEqual(40_000);
    expect(statSync(SANS).size).toBeLessThanOrEqual(25_000);
  });

  it('writeFonts() writes fonts with accented letters of at most 63, 45 and 27 kB', () => {
    expect(statSync(SERIF_MORE).size).toBeLessThanOrEqual(63_000);
    expect(statSync(LIGHT_SERIF_MORE).size).toBeLessThanOrEqual(45_000);
    expect(statSync(SANS_MORE).size).toBeLessThanOrEqual(27_000);
  });

  it('writeFonts() keeps every listed character in all fonts', () => {
    expect(findMissingCharacters(SERIF, DISPLAY_CHARACTERS + BORROWED_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(LIGHT_SERIF, DISPLAY_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(SANS, TEXT_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(SERIF_MORE, MORE_DISPLAY_CHARACTERS + BORROWED_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(LIGHT_SERIF_MORE, MORE_DISPLAY_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(SANS_MORE, MORE_TEXT_CHARACTERS)).toEqual([]);
  });

  it('writeFonts() writes the fonts of Arabic and of Bengali, letters and marks, of at most 73 and 85 kB together', () => {
    const weigh = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + statSync(`.build/fonts/thread-${name}.woff2`).size, 0);
    expect(
      weigh(['serif-arabic', 'serif-arabic-latin', 'sans-arabic', 'sans-arabic-latin']),
    ).toBeLessThanOrEqual(73_000);
    expect(weigh(['bengali', 'bengali-latin'])).toBeLessThanOrEqual(85_000);
    for (const name of ['serif-arabic', 'sans-arabic'])
      expect(findMissingCharacters(`.build/fonts/thread-${name}.woff2`, ARABIC_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters('.build/fonts/thread-bengali.woff2', BENGALI_CHARACTERS)).toEqual([]);
  });

  it('writeFonts() leaves a font alone that is up to date', async () => {
    const before = statSync(SERIF).mtimeMs;
    await writeFonts();
    expect(statSync(SERIF).mtimeMs).toBe(before);
  });
});

describe('findMissingCharacters', () => {
  it('findMissingCharacters(font, characters) names what the font cannot set, and nothing for no characters', () => {
    expect(findMissingCharacters(FONT_RECIPES.serif.source, 'A→≈é')).toEqual(['→', '≈']);
    expect(findMissingCharacters(FONT_RECIPES.serif.source, '')).toEqual([]);
  });
});

describe('measureAdvanceEm', () => {
  it('measureAdvanceEm(font, text) grows with the width axis and is 0 for an empty text', async () => {
    const narrow = await openSerif({ widthPercent: 50, weight: 800 });
    const wide = await openSerif({ widthPercent: 150, weight: 800 });
    expect(measureAdvanceEm(narrow, '')).toBe(0);
    expect(measureAdvanceEm(wide, 'thread') / measureAdvanceEm(narrow, 'thread')).toBeGreaterThan(1.5);
  });
});

describe('composeFontsCss', () => {
  it('composeFontsCss() names only fonts that are written, and gives local fonts the room of ours', async () => {
    const outputs = Object.values(FONT_RECIPES).map(({ output }) => output as string);
    for (const css of Object.values(await composeFontsCss())) {
      const named = [...css.matchAll(/url\("\.\/(.+?)"\)/g)].map(([, output = '']) => output);
      expect(named.length).toBeGreaterThan(2);
      expect(named.filter((output) => !outputs.includes(output))).toEqual([]);
      expect(css).toMatch(/local\("Georgia Bold"\)[^}]+size-adjust: 79\.78%;\s+ascent-override: 116\.19%/);
    }
  });
});

describe('readGlyphWidths', () => {
  it('readGlyphWidths() gives the committed widths', async () => {
    expect(await readGlyphWidths()).toEqual(GLYPH_WIDTHS);
  });
});

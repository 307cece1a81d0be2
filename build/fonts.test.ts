import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BORROWED_CHARACTERS, DISPLAY_CHARACTERS, TEXT_CHARACTERS } from '../src/theme/characters';
import { composeFontsCss } from './fontFallbacks';
import { measureAdvanceEm, openSerif } from './fontInstance';
import { FONT_RECIPES, findMissingCharacters, writeFonts } from './fonts';

const SERIF = '.build/fonts/thread-serif.woff2';
const LIGHT_SERIF = '.build/fonts/thread-light-serif.woff2';
const SANS = '.build/fonts/thread-sans.woff2';

describe('writeFonts', () => {
  beforeAll(() => writeFonts());

  it('writeFonts() writes display type of at most 50 kB, 40 for thin letters, and text type of at most 25 kB', () => {
    expect(statSync(SERIF).size).toBeLessThanOrEqual(50_000);
    expect(statSync(LIGHT_SERIF).size).toBeLessThanOrEqual(40_000);
    expect(statSync(SANS).size).toBeLessThanOrEqual(25_000);
  });

  it('writeFonts() keeps every listed character in both fonts', () => {
    expect(findMissingCharacters(SERIF, DISPLAY_CHARACTERS + BORROWED_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(LIGHT_SERIF, DISPLAY_CHARACTERS)).toEqual([]);
    expect(findMissingCharacters(SANS, TEXT_CHARACTERS)).toEqual([]);
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
  it('composeFontsCss() gives the committed fonts.css', async () => {
    expect(readFileSync('src/theme/fonts.css', 'utf8')).toBe(await composeFontsCss());
  });
});

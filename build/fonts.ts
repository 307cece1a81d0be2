import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import subsetFont from 'subset-font';
import {
  ARABIC_CHARACTERS,
  BENGALI_CHARACTERS,
  DISPLAY_CHARACTERS,
  MORE_DISPLAY_CHARACTERS,
  MORE_TEXT_CHARACTERS,
  TEXT_CHARACTERS,
} from '../src/theme/characters';
import { CACHE_FOLDER, hashParts, writeWhole } from './cache';

const require = createRequire(import.meta.url);

export interface FontRecipe {
  /** File name of the result in `.build/fonts/`. */
  output: string;
  source: string;
  characters: string;
  /** A number pins the axis, a range keeps it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Those of its script, besides KEPT_FEATURES. */
  features?: readonly string[];
  maxBytes: number;
}

const ROBOTO_SERIF = require.resolve(
  '@fontsource-variable/roboto-serif/files/roboto-serif-latin-full-normal.woff2',
);

const INSTRUMENT_SANS = require.resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

const findNoto = (name: string, script: string) =>
  require.resolve(`@fontsource-variable/noto-${name}/files/noto-${name}-${script}-wght-normal.woff2`);

// Without its width axis (50–150 for wood-type fit) the serif would not be the design's; optical size and grade are
// pinned because nothing varies them. Weights below 400 weigh a quarter of it, and only the specimen sets them: they have
// a file of their own, in the widths that it is set in.
const SERIF_AXES = { opsz: 96, GRAD: 0, wdth: { min: 50, max: 150 }, wght: { min: 400, max: 900 } };
const LIGHT_SERIF_AXES = { opsz: 96, GRAD: 0, wdth: { min: 62, max: 100 }, wght: { min: 100, max: 400 } };
const SANS_AXES = { wght: { min: 400, max: 700 } };
/** What joins the letters of Arabic and of Bengali and puts marks on them: so they are written. */
const ARABIC_FEATURES = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'curs', 'locl'];
const BENGALI_FEATURES = [
  ...['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
];
const KUFI_AXES = { wght: { min: 400, max: 900 } };
const BENGALI_AXES = { wght: { min: 400, max: 850 } };

/** None of the three families has small numerals: those of m³ come from the reader's own fonts. */
const ARABIC_DISPLAY_CHARACTERS = MORE_DISPLAY_CHARACTERS.replaceAll(/[²³]/g, '');

/** The font files by their use; "more" ones hold accented letters too, for pages in other languages than English. */
export const FONT_RECIPES = {
  serif: {
    output: 'thread-serif.woff2',
    source: ROBOTO_SERIF,
    characters: DISPLAY_CHARACTERS,
    axes: SERIF_AXES,
    maxBytes: 50_000,
  },
  serifMore: {
    output: 'thread-serif-more.woff2',
    source: ROBOTO_SERIF,
    characters: MORE_DISPLAY_CHARACTERS,
    axes: SERIF_AXES,
    maxBytes: 63_000,
  },
  lightSerif: {
    output: 'thread-light-serif.woff2',
    source: ROBOTO_SERIF,
    characters: DISPLAY_CHARACTERS,
    axes: LIGHT_SERIF_AXES,
    maxBytes: 40_000,
  },
  lightSerifMore: {
    output: 'thread-light-serif-more.woff2',
    source: ROBOTO_SERIF,
    characters: MORE_DISPLAY_CHARACTERS,
    axes: LIGHT_SERIF_AXES,
    maxBytes: 45_000,
  },
  sans: {
    output: 'thread-sans.woff2',
    source: INSTRUMENT_SANS,
    characters: TEXT_CHARACTERS,
    axes: SANS_AXES,
    maxBytes: 25_000,
  },
  sansMore: {
    output: 'thread-sans-more.woff2',
    source: INSTRUMENT_SANS,
    characters: MORE_TEXT_CHARACTERS,
    axes: SANS_AXES,
    maxBytes: 27_000,
  },
  // Their Latin letters are those of the same family, which stand well beside them.
  arabicSerif: {
    output: 'thread-serif-arabic.woff2',
    source: findNoto('kufi-arabic', 'arabic'),
    characters: ARABIC_CHARACTERS,
    axes: KUFI_AXES,
    features: ARABIC_FEATURES,
    maxBytes: 20_000,
  },
  arabicSerifLatin: {
    output: 'thread-serif-arabic-latin.woff2',
    source: findNoto('kufi-arabic', 'latin'),
    characters: ARABIC_DISPLAY_CHARACTERS,
    axes: KUFI_AXES,
    maxBytes: 18_000,
  },
  arabicSans: {
    output: 'thread-sans-arabic.woff2',
    source: findNoto('naskh-arabic', 'arabic'),
    characters: ARABIC_CHARACTERS,
    axes: SANS_AXES,
    features: ARABIC_FEATURES,
    maxBytes: 22_000,
  },
  arabicSansLatin: {
    output: 'thread-sans-arabic-latin.woff2',
    source: findNoto('naskh-arabic', 'latin'),
    characters: MORE_TEXT_CHARACTERS,
    axes: SANS_AXES,
    maxBytes: 18_000,
  },
  // One family for titles and text: a second one, with all its joined letters, weighs 60 kB more.
  bengali: {
    output: 'thread-bengali.woff2',
    source: findNoto('sans-bengali', 'bengali'),
    characters: BENGALI_CHARACTERS,
    axes: BENGALI_AXES,
    features: BENGALI_FEATURES,
    maxBytes: 68_000,
  },
  bengaliLatin: {
    output: 'thread-bengali-latin.woff2',
    source: findNoto('sans-bengali', 'latin'),
    characters: MORE_TEXT_CHARACTERS,
    axes: BENGALI_AXES,
    maxBytes: 18_000,
  },
} satisfies Record<string, FontRecipe>;

// Fractions, ordinals and small numerals together weigh a third of the serif and are not set anywhere.
export const KEPT_FEATURES = ['kern', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp'];

/** The listed characters that the font file has no glyph for. */
export function findMissingCharacters(fontPath: string, characters: string): string[] {
  const font = openSync(fontPath);
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

async function writeFont({ features = [], ...recipe }: FontRecipe): Promise<void> {
  const source = await readFile(recipe.source);
  const path = join(CACHE_FOLDER, 'fonts', recipe.output);
  const key = hashParts(source, JSON.stringify([recipe, KEPT_FEATURES, features]));
  if (existsSync(path) && existsSync(`${path}.key`) && readFileSync(`${path}.key`, 'utf8') === key) return;
  const missing = findMissingCharacters(recipe.source, recipe.characters);
  if (missing.length > 0) throw new RangeError(`${recipe.output} has no glyph for: ${missing.join(' ')}`);
  const subset = await subsetFont(source, recipe.characters, {
    targetFormat: 'woff2',
    variationAxes: recipe.axes,
    keepFeatures: [...KEPT_FEATURES, ...features],
    noHinting: true,
  });
  if (subset.length > recipe.maxBytes) {
    throw new RangeError(`${recipe.output} weighs ${subset.length} bytes, over ${recipe.maxBytes}`);
  }
  await writeWhole(path, subset);
  await writeWhole(`${path}.key`, key);
}

/** Subsets all fonts into `.build/fonts/`, unless they are there already and nothing changed. */
export async function writeFonts(): Promise<void> {
  await Promise.all(Object.values(FONT_RECIPES).map(writeFont));
}

import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { LANGUAGE } from '../src/words/language';
import type { Language } from '../src/words/languages';
import { cached, hashParts } from './cache';
import { FONT_RECIPES, type FontRecipe, KEPT_FEATURES } from './fonts';

/** Axis settings of one cut of the serif: width in percent (50–150) and weight (100–900). */
export interface SerifCut {
  widthPercent: number;
  weight: number;
}

const opened = new Map<string, Promise<Font>>();

type Family = 'serifMore' | 'sansMore' | 'arabicSerif' | 'arabicSans' | 'bengali';

async function instantiate(family: Family, axes: Record<string, number>): Promise<Font> {
  const { source, characters, features = [] }: FontRecipe = FONT_RECIPES[family];
  // Those of the web fonts: with others a line is set otherwise than readers see it ("ff" would be one letter).
  const keepFeatures = [...KEPT_FEATURES, ...features];
  const key = hashParts(family, characters, JSON.stringify([axes, keepFeatures]));
  const path = await cached(key, 'ttf', async () =>
    subsetFont(await readFile(source), characters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures,
      noHinting: true,
    }),
  );
  return create(await readFile(path));
}

function openOnce(family: Family, axes: Record<string, number>, use = ''): Promise<Font> {
  const key = family + JSON.stringify(axes) + use;
  const font = opened.get(key) ?? instantiate(family, axes);
  opened.set(key, font);
  return font;
}

/** "Thread Serif" at one width and weight, as a font whose outlines and advances can be read. */
export function openSerif({ widthPercent, weight }: SerifCut): Promise<Font> {
  return openOnce('serifMore', { opsz: 96, GRAD: 0, wdth: widthPercent, wght: weight });
}

/** "Thread Sans" at one weight (400–700). */
export function openSans(weight: number): Promise<Font> {
  return openOnce('sansMore', { wght: weight });
}

/**
 * The fonts of a line: that of its letters, and that of its numbers and Latin letters, which is the same in Latin scripts.
 * Outlines of letters that change places are read from the same file opened anew: reading them where the text is laid out,
 * fontkit loses count of what it has read of the font's rules.
 */
export interface Face {
  script: Font;
  latin: Font;
  outlines: Font;
}

const SCRIPTS: Partial<Record<string, { serif: Family; sans: Family; heaviest: number }>> = {
  ar: { serif: 'arabicSerif', sans: 'arabicSans', heaviest: 900 },
  bn: { serif: 'bengali', sans: 'bengali', heaviest: 850 },
};

async function openFace(
  latin: Font,
  kind: 'serif' | 'sans',
  weight: number,
  language: Language = LANGUAGE,
): Promise<Face> {
  const script = SCRIPTS[language];
  if (!script) return { script: latin, latin, outlines: latin };
  const axes = { wght: Math.min(weight, script.heaviest) };
  return {
    script: await openOnce(script[kind], axes),
    latin,
    outlines: await openOnce(script[kind], axes, 'outlines'),
  };
}

/** What titles of this build's language are set in; only the Latin letters have a width. */
export const openSerifFace = async (cut: SerifCut): Promise<Face> =>
  openFace(await openSerif(cut), 'serif', cut.weight);

/** What text of this build's language is set in. */
export const openSansFace = async (weight: number, language?: Language): Promise<Face> =>
  openFace(await openSans(weight), 'sans', weight, language);

/** Average advance of a text's characters in em, kerning included; 0 for an empty text. */
export function measureAdvanceEm(font: Font, text: string): number {
  if (text === '') return 0;
  const advance = font.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0);
  return advance / font.unitsPerEm / text.length;
}

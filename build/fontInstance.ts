import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { cached, hashParts } from './cache';
import { FONT_RECIPES } from './fonts';

/** Axis settings of one cut of the serif: width in percent (50–150) and weight (100–900). */
export interface SerifCut {
  widthPercent: number;
  weight: number;
}

const opened = new Map<string, Promise<Font>>();

async function instantiate(family: 'serifMore' | 'sansMore', axes: Record<string, number>): Promise<Font> {
  const { source, characters } = FONT_RECIPES[family];
  const key = hashParts(family, characters, JSON.stringify(axes));
  const path = await cached(key, 'ttf', async () =>
    subsetFont(await readFile(source), characters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      noHinting: true,
    }),
  );
  return create(await readFile(path));
}

function openOnce(family: 'serifMore' | 'sansMore', axes: Record<string, number>): Promise<Font> {
  const key = family + JSON.stringify(axes);
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

/** Average advance of a text's characters in em, kerning included; 0 for an empty text. */
export function measureAdvanceEm(font: Font, text: string): number {
  if (text === '') return 0;
  const advance = font.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0);
  return advance / font.unitsPerEm / text.length;
}

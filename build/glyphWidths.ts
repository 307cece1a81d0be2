import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { MORE_DISPLAY_CHARACTERS, MORE_TEXT_CHARACTERS } from '../src/theme/characters';
import { writeWhole } from './cache';
import { openSans, openSerif } from './fontInstance';

interface GlyphWidths {
  /** Weight and width as the `font` of a canvas takes them. It knows few widths: the next wider one. */
  font: string;
  widths: Record<number, string>;
}

const CANVAS_WIDTHS = { 'extra-condensed': 62.5, condensed: 75, 'semi-condensed': 87.5, normal: 100 };

/** How wide the characters of a cut are, in hundredths of an em, those that its font lacks left out. */
function groupByWidth(font: Font, characters: string): Record<number, string> {
  const groups: Record<number, string> = {};
  for (const character of characters) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) continue;
    const advance = font.layout(character).positions[0]?.xAdvance ?? 0;
    const width = Math.round((100 * advance) / font.unitsPerEm);
    groups[width] = (groups[width] ?? '') + character;
  }
  return groups;
}

/** The widths of the text styles that drawings set text in, read from the fonts. */
export async function readGlyphWidths(): Promise<Record<'label' | 'number', GlyphWidths>> {
  const css = await readFile('src/theme/type.css', 'utf8');
  const readStyle = (name: string, property: string) =>
    Number(new RegExp(`\\.${name}[ ,][^}]*?${property}: (?:var\\(--stretch, )?(\\d+)`).exec(css)?.[1]);
  const [labelWeight, weight] = [readStyle('strong', 'font-weight'), readStyle('figure', 'font-weight')];
  const widthPercent = readStyle('figure', 'font-stretch');
  const canvasWidth = Object.entries(CANVAS_WIDTHS).find(([, percent]) => percent >= widthPercent)?.[0];
  return {
    label: {
      font: `${labelWeight}`,
      widths: groupByWidth(await openSans(labelWeight), MORE_TEXT_CHARACTERS),
    },
    number: {
      font: `${weight} ${canvasWidth}`,
      widths: groupByWidth(await openSerif({ widthPercent, weight }), MORE_DISPLAY_CHARACTERS),
    },
  };
}

/** Writes them into the module that layouts read; Biome formats it. */
export async function main(): Promise<void> {
  const widths = JSON.stringify(await readGlyphWidths(), null, 2);
  await writeWhole(
    'src/theme/glyphWidths.ts',
    `// Written by \`node build/run.mjs build/glyphWidths.ts\` from type.css and the fonts; a test compares.

/**
 * How wide characters are, in hundredths of an em, each width with the characters that have it: in the text styles "strong"
 * and "figure". And the fonts of these styles, as a canvas takes them.
 */
export const GLYPH_WIDTHS = ${widths} as const;
`,
  );
}

import type { Font } from 'fontkit';
import { MORE_DISPLAY_CHARACTERS, MORE_TEXT_CHARACTERS } from '../src/theme/characters';
import { writeWhole } from './cache';
import { openSans, openSerif } from './fontInstance';

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

/** The widths of the cuts that drawings set text in, read from the fonts. */
export async function readGlyphWidths(): Promise<Record<'label' | 'number', Record<number, string>>> {
  return {
    label: groupByWidth(await openSans(600), MORE_TEXT_CHARACTERS),
    number: groupByWidth(await openSerif({ widthPercent: 75, weight: 760 }), MORE_DISPLAY_CHARACTERS),
  };
}

/** Writes them into the module that layouts read; Biome formats it. */
export async function main(): Promise<void> {
  const widths = JSON.stringify(await readGlyphWidths(), null, 2);
  await writeWhole(
    'src/theme/glyphWidths.ts',
    `// Written by \`node build/run.mjs build/glyphWidths.ts\` from the fonts; a test compares.

/**
 * How wide characters are, in hundredths of an em, each width with the characters that have it: of "Thread Sans" at weight
 * 600, and of "Thread Serif" at weight 760 and a width of 75%.
 */
export const GLYPH_WIDTHS = ${widths} as const;
`,
  );
}

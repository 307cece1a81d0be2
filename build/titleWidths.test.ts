import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureAdvanceEm, openSerif } from './fontInstance';

/** Arabic and Bengali letters have one width, and another renderer: the browser's test holds those. */
const LATIN = ['en', 'es', 'fr', 'de'] as const;
/** Of the class `wood`. */
const WEIGHT = 850;
/** What the style sheet leaves of a line. */
const TOLERANCE = 0.002;

async function readLines(language: string): Promise<Record<string, string>> {
  const { titleLines } = await import(`../.build/words/${language}/home.tsx`);
  return { first: `${titleLines.the} ${titleLines.thirsty}`, ...titleLines };
}

describe('titleWidths.css', () => {
  it.each(LATIN)('says in %s how wide the fonts set each line of the title', async (language) => {
    const lines = await readLines(language);
    const css = readFileSync(`src/words/${language}/titleWidths.css`, 'utf8');
    const said = [...css.matchAll(/--(\w+)-(\d+): ([\d.]+)/g)];
    expect(said).toHaveLength(11);
    for (const [property, line = '', stretch, width] of said) {
      const text = lines[line] ?? '';
      const font = await openSerif({ widthPercent: Number(stretch), weight: WEIGHT });
      const ems = measureAdvanceEm(font, text) * text.length;
      expect.soft(Math.abs(Number(width) / ems - 1), `${property}, ${ems}`).toBeLessThan(TOLERANCE);
    }
  });
});

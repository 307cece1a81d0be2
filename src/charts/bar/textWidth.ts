// Advance widths of Thread Sans at weight 600, in hundredths of an em, from " " to "~".
const SANS_WIDTHS =
  '19 30 45 73 64 79 77 26 44 44 43 54 28 49 28 44 68 39 56 58 62 58 62 56 60 62 28 28 54 54 54 58 87 73 65 75 76 63 59 76 73 25 43 71 59 90 73 79 67 81 66 64 66 70 73 109 71 70 63 44 44 44 54 47 35 56 62 55 62 57 37 62 61 26 26 56 26 94 61 60 62 62 39 49 41 60 54 80 59 54 51 44 23 44 54'
    .split(' ')
    .map(Number);

/** Room for a fallback font, which may be a little wider. */
const SAFETY = 1.04;

/**
 * Width of a label in CSS pixels, known without a browser so that prerendering can lay charts out.
 * Accents add nothing to their letters; other characters outside ASCII count as one em.
 */
export function estimateTextWidth(text: string, fontSizePx: number): number {
  let hundredths = 0;
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '');
  for (const character of letters) hundredths += SANS_WIDTHS[(character.codePointAt(0) ?? 0) - 32] ?? 100;
  return (hundredths / 100) * fontSizePx * SAFETY;
}

/** Advance widths in Thread Serif at a font stretch of 75%, in em; every digit has the same. */
const SERIF_WIDTHS: Record<string, number> = { ',': 0.26, '.': 0.26, ' ': 0.22, '·': 0.28, '%': 0.7 };
const SERIF_DIGIT = 0.52;

/** Width of a number in Thread Serif at a font stretch of 75%, e.g. of "1,300 · 50%". */
export function estimateNumberWidth(text: string, fontSizePx: number): number {
  let ems = 0;
  for (const character of text) ems += SERIF_WIDTHS[character] ?? SERIF_DIGIT;
  return ems * fontSizePx * SAFETY;
}

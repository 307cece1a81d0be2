// The characters each font keeps when the build subsets it. A character that is not listed here would be
// set in the fallback font, so a test compares these lists with the built pages.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const NO_BREAK_SPACE = '\u00a0';

/** What "Thread Serif" can set: titles, numbers, labels. The family has no arrows and no ≈ ≤ ≥. */
export const DISPLAY_CHARACTERS = `${LETTERS}${DIGITS}${NO_BREAK_SPACE} .,:;!?%&()+-–—−×÷=/°²³·’‘“”'"#…`;

/** What "Thread Sans" can set. The family has no superscripts, arrows or ≈ ≤ ≥: use sup, words or SVG. */
export const TEXT_CHARACTERS = `${LETTERS}${DIGITS}${NO_BREAK_SPACE} .,:;!?%&()+-–—−×÷=/°·’‘“”'"#…@*_$€£©§[]<>|•àáâäåçèéêëíîñóôöøúüÄÅÖÉ`;

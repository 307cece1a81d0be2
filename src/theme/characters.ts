// The characters each font keeps when the build subsets it. A character that is not listed here would be
// set in the fallback font, so a test compares these lists with the built pages.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const NO_BREAK_SPACE = '\u00a0';

/** What "Thread Serif" can set: titles, numbers, labels. The family has no arrows and no ≈ ≤ ≥. */
export const DISPLAY_CHARACTERS = `${LETTERS}${DIGITS}${NO_BREAK_SPACE} .,:;!?%&()+-–—−×÷=/°²³·’‘“”'"#…`;

/** Characters that "Thread Sans" borrows from "Thread Serif", since its own family has none. */
export const BORROWED_CHARACTERS = '²³';

/** What "Thread Sans" can set besides those. The family has no arrows and no ≈ ≤ ≥: use words or SVG. */
export const TEXT_CHARACTERS = `${LETTERS}${DIGITS}${NO_BREAK_SPACE} .,:;!?%&()+-–—−×÷=/°·’‘“”'"#…@*_$€£©§[]{}<>|•àáâäåæçèéêëìíîïñòóôöøùúûüÀÁÄÅÆÇÈÉÊÖØÜß`;

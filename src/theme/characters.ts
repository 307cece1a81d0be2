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

// Accented letters and marks of Spanish, French and German. A pair of letters in two files has no kerning, so pages in
// these languages get whole files that hold them ("more"), and English pages the smaller ones. Neither family has ẞ or Ÿ.
const MORE_CHARACTERS = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº«»ÀÂÆÇÈÊËÎÏÔŒÙÛàâæçèêëîïôœùûÿÄÖäöß„‚';

function addCharacters(characters: string, more: string): string {
  return [...new Set(characters + more)].join('');
}

/** What "Thread Serif" can set on pages in another language than English. */
export const MORE_DISPLAY_CHARACTERS = addCharacters(DISPLAY_CHARACTERS, MORE_CHARACTERS);

/** What "Thread Sans" can set there, besides what it borrows. */
export const MORE_TEXT_CHARACTERS = addCharacters(TEXT_CHARACTERS, MORE_CHARACTERS);

/** What pages in Arabic and Bengali set of their own script; a test compares it with the words. */
export const ARABIC_CHARACTERS = '،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْٰ٠١٢٣٤٥٦٧٨٩٪٫٬';
export const BENGALI_CHARACTERS = '।ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়০১২৩৪৫৬৭৮৯৳';

/** French sets it before ; ! ? and within « ». Neither family has it: browsers make it from the space, or take the next font’s. */
export const NARROW_NO_BREAK_SPACE = '\u202f';

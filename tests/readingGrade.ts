import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

function listWords(text: string): string[] {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/**
 * The grade of American schools at which the blocks of text can be read, by Flesch and Kincaid. Each block is one
 * sentence at least; a numeral counts as a word of one syllable. NaN without words.
 */
export function calculateReadingGrade(blocks: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const block of blocks) {
    const found = listWords(block);
    if (found.length === 0) continue;
    counts.sentence += [...sentences.segment(block)].filter(
      ({ segment }) => listWords(segment).length > 0,
    ).length;
    counts.word += found.length;
    counts.syllable += found.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  }
  return fleschKincaid(counts);
}

import { fleschKincaid } from 'flesch-kincaid';
import type { Language } from '../src/words/languages';
import { countSyllables, type GradedLanguage } from './syllables';

/** Whether a formula of readability was fitted to a language. */
export const isGraded = (language: Language): language is GradedLanguage =>
  language === 'en' || language in READING_EASE;

type Counts = {
  sentence: number;
  word: number;
  syllable: number;
};

function listWords(text: string, language: Language): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Each block is one sentence at least; a numeral counts as a word of one syllable. */
function count(blocks: readonly string[], language: GradedLanguage): Counts {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const block of blocks) {
    const found = listWords(block, language);
    if (found.length === 0) continue;
    counts.sentence += [...sentences.segment(block)].filter(
      ({ segment }) => listWords(segment, language).length > 0,
    ).length;
    counts.word += found.length;
    counts.syllable += found.reduce((sum, word) => sum + countSyllables(word, language), 0);
  }
  return counts;
}

/**
 * Flesch's reading ease fitted to each language: 100 is very easy, 0 very hard. Fernández Huerta (1959, words a sentence as
 * Law corrected it in 2011), Kandel and Moles (1958), Amstad (1978).
 */
const READING_EASE: Record<
  Exclude<GradedLanguage, 'en'>,
  (wordLength: number, sentenceLength: number) => number
> = {
  es: (wordLength, sentenceLength) => 206.84 - 60 * wordLength - 1.02 * sentenceLength,
  fr: (wordLength, sentenceLength) => 207 - 73.6 * wordLength - 1.015 * sentenceLength,
  de: (wordLength, sentenceLength) => 180 - 58.5 * wordLength - sentenceLength,
};

/**
 * The highest school grade of each band of reading ease, as Flesch gave them (1949): 60 to 70 is "standard", grades 8 and 9.
 * The three formulas keep his bands; German tables call this one "for pupils of 13 to 15", which are the same grades.
 */
const GRADES = [
  { ease: 90, grade: 5 },
  { ease: 80, grade: 6 },
  { ease: 70, grade: 7 },
  { ease: 60, grade: 9 },
  { ease: 50, grade: 12 },
  { ease: 30, grade: 16 },
];

/** The school grade for a reading ease, straight between the bands' ends and beyond them. */
export function convertEase(ease: number): number {
  const next = GRADES.findIndex((band) => band.ease <= ease);
  const index = next < 0 ? GRADES.length - 1 : Math.max(1, next);
  const [from, to] = GRADES.slice(index - 1);
  if (!from || !to) return Number.NaN;
  return from.grade + ((from.ease - ease) / (from.ease - to.ease)) * (to.grade - from.grade);
}

/**
 * The school grade at which the blocks of text can be read: in English by Flesch and Kincaid, in other languages by Flesch's
 * reading ease as it was fitted to them. NaN without words.
 */
export function calculateReadingGrade(blocks: readonly string[], language: GradedLanguage = 'en'): number {
  const counts = count(blocks, language);
  if (language === 'en') return fleschKincaid(counts);
  return convertEase(READING_EASE[language](counts.syllable / counts.word, counts.word / counts.sentence));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDifferences, RULES } from '../src/words/figuresOf';

const WORDS = 'src/words';

/** The files of a language's words, below its folder: "text/count.ts". */
export const listWordFiles = (language: string): string[] =>
  readdirSync(join(WORDS, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort();

/** The messages of a file that name other figures than the English ones: "lake.tsx: checkText: 2016, not 2017". */
export function findDifferences(language: string, file: string): string[] {
  if (RULES.includes(file)) return [];
  const [english, theirs] = ['en', language].map((folder) => readFileSync(join(WORDS, folder, file), 'utf8'));
  return listDifferences(english ?? '', theirs ?? '');
}

/**
 * Stops the build where a translation names other figures than the English words.
 * Throws a RangeError that names file, message and figures.
 */
export function checkWords(languages: readonly string[]): void {
  for (const language of languages.filter((name) => name !== 'en')) {
    for (const file of listWordFiles(language)) {
      const [difference] = findDifferences(language, file);
      if (difference !== undefined) throw new RangeError(`words: ${language}/${file}: ${difference}`);
    }
  }
}

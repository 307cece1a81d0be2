import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDifferences } from '../src/words/figuresOf';

const WORDS = 'src/words';

/** The files of a language's words, below its folder: "plain/count.ts". */
export const listWordFiles = (language: string): string[] =>
  readdirSync(join(WORDS, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort();

/**
 * Stops the build where a translation names other figures than the English words.
 * Throws a RangeError that names file, message and figures.
 */
export function checkWords(languages: readonly string[]): void {
  for (const language of languages.filter((name) => name !== 'en')) {
    // How words are built is a language's own.
    for (const file of listWordFiles(language).filter((name) => name !== 'plain/grammar.ts')) {
      const [english, theirs] = ['en', language].map((folder) =>
        readFileSync(join(WORDS, folder, file), 'utf8'),
      );
      const [difference] = listDifferences(english ?? '', theirs ?? '');
      if (difference !== undefined) throw new RangeError(`words: ${language}/${file}: ${difference}`);
    }
  }
}

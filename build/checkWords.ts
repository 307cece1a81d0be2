import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDifferences } from '../src/words/figuresOf';

const WORDS = 'src/words';

/**
 * Stops the build where a translation names other figures than the English words.
 * Throws a RangeError that names file, message and figures.
 */
export function checkWords(languages: readonly string[]): void {
  for (const language of languages.filter((name) => name !== 'en')) {
    const files = readdirSync(join(WORDS, language), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('grammar.ts'))) {
      const [english, theirs] = ['en', language].map((folder) =>
        readFileSync(join(WORDS, folder, file), 'utf8'),
      );
      const [difference] = listDifferences(english ?? '', theirs ?? '');
      if (difference !== undefined) throw new RangeError(`words: ${language}/${file}: ${difference}`);
    }
  }
}

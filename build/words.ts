import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../src/words/languages';
import { listCatalogs } from './catalog/main';
import { compareWords, type DatedLine, type DatedWords, dateMessages, readBlame } from './compareWords';

const FOLDER = 'src/words';

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Whether git knows when each line was changed: not in an archive, nor in a clone of the last commits only. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    // No git, or no repository.
    return false;
  }
}

function readLines(path: string, isDated: boolean): DatedLine[] {
  const isKnown = isDated && git('ls-files', path) !== '';
  if (isKnown) return readBlame(git('blame', '--line-porcelain', path));
  // Without a history all lines are as old as each other; a file that git does not know yet is of now.
  const changedS = isDated ? Date.now() / 1000 : 0;
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((text) => ({ text, changedS }));
}

function readWords(language: Language, isDated: boolean): DatedWords {
  const folder = join(FOLDER, language);
  return new Map(
    listCatalogs(language).map((file) => [
      `${file}.json`,
      dateMessages(readLines(join(folder, `${file}.json`), isDated)),
    ]),
  );
}

/** `npm run words`: what each language lacks, and what is older than its English. */
export async function main(): Promise<void> {
  const isDated = hasHistory();
  const english = readWords('en', isDated);
  for (const language of LANGUAGES.filter((name) => name !== 'en')) {
    const lines = compareWords(language, english, readWords(language, isDated));
    for (const line of lines) console.log(line);
    console.log(lines.length === 0 ? `${language}: all there` : `${language}: ${lines.length} to look at`);
  }
  if (!isDated) {
    console.log(
      'This copy does not hold the whole history, so nothing is said of what is older than its English: `git fetch --unshallow` brings it.',
    );
  }
}

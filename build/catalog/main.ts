import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, PUBLISHED } from '../../src/words/languages.ts';
import { compileCatalog, type Source } from './compileCatalog.ts';
import { fillGaps, findLongest, pickLongest } from './madeWords.ts';
import { readCatalog } from './readCatalog.ts';

const WORDS = 'src/words';
const COMPILER = 'build/catalog';
/** Where package.json's `imports` find the modules: a folder for each language. */
const FOLDER = '.build/words';
/** Languages whose numbers have digits of their own, with the rule that writes them. */
const DIGITS: Readonly<Record<string, string>> = { bn: 'inDigits' };
/** The language that the longest words are said to be in, and whose rules build its numbers and lists. */
export const SPELLING = 'de';
/** The lines of home's title are set by measured widths, which stand in a file of the same language. */
const TITLE = { file: 'home', record: 'titleLines.', widths: 'titleWidths.css' };

/** The catalogs of a language, below its folder and without their ending: "text/count". */
export const listCatalogs = (language: string): string[] =>
  readdirSync(join(WORDS, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

const locate = (language: string, file: string) => join(WORDS, language, `${file}.json`);

/** A catalog, read from its file. Throws a RangeError where there is none, and as readCatalog does. */
export function readSource(language: string, file: string): Source {
  const path = locate(language, file);
  if (!existsSync(path)) throw new RangeError(`${path} is missing`);
  return { path, ...readCatalog(path, readFileSync(path, 'utf8')) };
}

/** Writes a file so that a reader sees all of it or none. */
function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

const locateModule = (folder: string, file: string) =>
  join(FOLDER, folder, `${file}.${file.startsWith('text/') ? 'ts' : 'tsx'}`);

/** When a file was last written, in milliseconds since 1970; 0 of none. */
const findTimeMs = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Makes the module of each catalog that is newer than it, or whose English twin or this compiler is. */
function compileLanguage(language: string, compilerMs: number): void {
  for (const file of listCatalogs('en')) {
    const module = locateModule(language, file);
    const sourcesMs = [locate(language, file), locate('en', file)].map(findTimeMs);
    if (findTimeMs(module) > Math.max(compilerMs, ...sourcesMs) && !sourcesMs.includes(0)) continue;
    const home = { file, language, digits: DIGITS[language] };
    write(module, compileCatalog(home, readSource(language, file), readSource('en', file)));
  }
}

/** Each message is the longest of all published languages: for development and tests, never published. */
export function compileLongWords(): void {
  for (const file of listCatalogs('en')) {
    const sources = new Map(PUBLISHED.map((language) => [language as string, readSource(language, file)]));
    const english = readSource('en', file);
    // The title's lines are of one language, as their widths are.
    const title = findLongest(sources, (id) => id.startsWith(TITLE.record));
    const longest = pickLongest(sources, english, TITLE.record, title);
    write(locateModule('long', file), compileCatalog({ file, language: SPELLING }, longest, english));
    if (file === TITLE.file)
      write(join(FOLDER, 'long', TITLE.widths), readFileSync(join(WORDS, title, TITLE.widths), 'utf8'));
  }
}

/** A language that lacks messages, with the English ones in their place; says which. */
function compileGrowingWords(language: string): void {
  const hasRules = existsSync(join(WORDS, 'rules', `${language}.ts`));
  const rules = hasRules ? language : 'en';
  for (const file of listCatalogs('en')) {
    const english = readSource('en', file);
    const own = existsSync(locate(language, file)) ? readSource(language, file) : undefined;
    const { source, borrowed, wrong } = fillGaps(file, own, english);
    for (const line of wrong) console.warn(line);
    write(
      locateModule('growing', file),
      compileCatalog({ file, language: rules, digits: DIGITS[rules], borrowed }, source, english),
    );
  }
  write(join(FOLDER, 'growing/rules.ts'), `export * from '../../../src/words/rules/${rules}';\n`);
  const widths = [language, 'en']
    .map((name) => join(WORDS, name, TITLE.widths))
    .find((path) => existsSync(path));
  write(join(FOLDER, 'growing', TITLE.widths), readFileSync(widths ?? '', 'utf8'));
}

/**
 * Makes a module of each catalog, and of those that WORDS asks for besides: "long", or "growing" with VITE_LANGUAGE.
 * Throws a RangeError that says which message is wrong, where, and how.
 */
export function compileWords(
  { WORDS: kind, VITE_LANGUAGE = 'en' }: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const compilerMs = Math.max(...readdirSync(COMPILER).map((file) => findTimeMs(join(COMPILER, file))));
  for (const language of LANGUAGES) compileLanguage(language, compilerMs);
  if (kind === 'long') compileLongWords();
  else if (kind === 'growing') compileGrowingWords(VITE_LANGUAGE);
  else if (kind) throw new RangeError(`WORDS "${kind}" must be "long" or "growing"`);
}

/** `node build/run.mjs build/catalog/main.ts`: the modules that types and editors look for. */
export async function main(): Promise<void> {
  compileWords();
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { createServer } from 'vite';
import { RULES } from '../src/words/figuresOf';
import { type Language, PUBLISHED } from '../src/words/languages';
import { CACHE_FOLDER, writeWhole } from './cache';
import { findDifferences, listWordFiles } from './checkWords';

const WORDS = 'src/words';
/** Where package.json's `imports` find them: a folder for each value of WORDS. */
const FOLDER = join(CACHE_FOLDER, 'words');
/** The language that the longest words are said to be in, and whose rules build its numbers and lists. */
export const SPELLING: Language = 'de';
/** Its lines are set by measured widths, which stand in a file of the same language. */
const TITLE = { file: 'home.tsx', message: 'titleLines', widths: 'titleWidths.css' };

type Messages = Readonly<Record<string, unknown>>;
/** A message in all languages that have it, English first. */
type Twins = readonly { language: string; value: unknown }[];
/** The language to take a message from. */
type Pick = (twins: Twins) => string;

/** How many letters a message has; one that takes values is as long as its code. */
function measureLength(message: unknown): number {
  if (typeof message === 'function') return String(message).replace(/\\u[\da-f]{4}/gi, ' ').length;
  // A figure is as long in all languages, but for words of its own.
  if (isValidElement<{ children?: ReactNode; wording?: string }>(message))
    return measureLength(message.props.children) + (message.props.wording?.length ?? 0);
  if (typeof message === 'object')
    return Object.values(message ?? {}).reduce((sum: number, part) => sum + measureLength(part), 0);
  return String(message ?? '').length;
}

/** The language whose message is the longest. */
export const pickLongest: Pick = (twins) => {
  const lengths = twins.map(({ value }) => measureLength(value));
  return twins[lengths.indexOf(Math.max(...lengths))]?.language ?? 'en';
};

/** The last language that has the message: the growing one, or else English. */
export const pickLast: Pick = (twins) => twins.at(-1)?.language ?? 'en';

const isRecord = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !isValidElement(value);

/** The code of one message; what stands in English for another language says so, where it has markup. */
function nameMessage(place: string, twins: Twins, pick: Pick): string {
  const code = `${pick(twins)}.${place}`;
  const isBorrowed = pick === pickLast && twins.length === 1;
  const isMarkup = isValidElement(twins[0]?.value) || typeof twins[0]?.value === 'function';
  return isBorrowed && isMarkup ? `inEnglish(${code})` : code;
}

/** The code of what is picked of a message, of a record part by part: `{ "rain": fr.LABELS["rain"], … }`. */
function composeMessage(place: string, twins: Twins, pick: Pick): string {
  const [english] = twins;
  const { value } = english ?? {};
  const isList = Array.isArray(value);
  const isWhole = twins.some(
    (twin) => !isRecord(twin.value) || (isList && twin.value.length !== value.length),
  );
  if (!isRecord(value) || isWhole) return nameMessage(place, twins, pick);
  const parts = Object.keys(value).map((key) => {
    const name = JSON.stringify(key);
    const own = twins.map((twin) => ({ ...twin, value: (twin.value as Messages)[key] }));
    const code = composeMessage(
      `${place}[${name}]`,
      own.filter((twin) => twin.value !== undefined),
      pick,
    );
    return isList ? code : `${name}: ${code}`;
  });
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

/**
 * The code of a file of messages, each picked from those of all languages.
 * @param file below a language's folder, "text/count.ts"
 * @param languages their messages, English first
 * @param folder where the file will stand
 */
export function composeWords(
  file: string,
  languages: ReadonlyMap<string, Messages>,
  folder: string,
  pick: Pick,
) {
  const lines = [...languages.keys()].map((language) => {
    const path = relative(dirname(join(folder, file)), join(WORDS, language, file));
    return `import * as ${language} from '${path.replace(/\.tsx?$/, '')}';\n`;
  });
  const marker = relative(dirname(join(folder, file)), join(WORDS, 'inEnglish'));
  if (pick === pickLast) lines.push(`import { inEnglish } from '${marker}';\n`);
  const [first] = languages.values();
  for (const name of Object.keys(first ?? {})) {
    const twins = [...languages]
      .map(([language, messages]) => ({ language, value: messages[name] }))
      .filter(({ value }) => value !== undefined);
    const code = name === TITLE.message ? `${pick(twins)}.${name}` : composeMessage(name, twins, pick);
    lines.push(`export const ${name} = ${code};\n`);
  }
  return lines.join('');
}

/** Where the measured widths of the picked title stand; a growing language has none yet. */
export function findTitleWidths(titles: Twins, pick: Pick): string {
  const widths = (language: string) => join(WORDS, language, TITLE.widths);
  return widths(
    pick(titles.filter(({ language, value }) => value !== undefined && existsSync(widths(language)))),
  );
}

/** Without the messages that name other figures than the English ones do now: they are older. Says which are English. */
function omitOlder(language: string, file: string, messages: Messages, english: Messages): Messages {
  const older = findDifferences(language, file).map((difference) => difference.replace(/:.*/s, ''));
  const said = Object.entries(messages).filter(([name]) => !older.includes(name));
  const borrowed = Object.keys(english).filter((name) => !said.some(([own]) => own === name));
  if (borrowed.length > 0) console.warn(`${WORDS}/${language}/${file}: in English, ${borrowed.join(', ')}`);
  return Object.fromEntries(said);
}

/**
 * Writes the words that no folder in src/words/ holds: each message as `pick` takes it from the languages, English first.
 * @param name of the folder in .build/words/
 */
async function writeWords(name: string, languages: readonly string[], pick: Pick): Promise<void> {
  const folder = join(FOLDER, name);
  // Elements are read as they are published, and the words that are made here are not there yet.
  process.env.NODE_ENV = 'production';
  delete process.env.WORDS;
  const server = { middlewareMode: true, ws: false } as const;
  const vite = await createServer({ appType: 'custom', logLevel: 'error', server });
  try {
    for (const file of listWordFiles('en')) {
      const isRule = pick === pickLongest && RULES.includes(file);
      const messages = new Map<string, Messages>();
      for (const language of isRule ? [SPELLING] : languages) {
        const path = `${WORDS}/${language}/${file}`;
        if (!existsSync(path)) continue;
        const own: Messages = await vite.ssrLoadModule(`/${path}`);
        const english = messages.get('en');
        messages.set(language, pick === pickLast && english ? omitOlder(language, file, own, english) : own);
      }
      await writeWhole(join(folder, file), composeWords(file, messages, folder, pick));
      if (file !== TITLE.file) continue;
      const titles = [...messages].map(([language, own]) => ({ language, value: own[TITLE.message] }));
      await writeWhole(join(folder, TITLE.widths), readFileSync(findTitleWidths(titles, pick)));
    }
  } finally {
    await vite.close();
  }
}

/** Each message is the longest of all languages: for development and tests, never published. */
export const writeLongWords = (): Promise<void> => writeWords('long', PUBLISHED, pickLongest);

/** A language that lacks messages, with the English ones in their place. */
const writeGrowingWords = (language: string): Promise<void> =>
  writeWords('growing', ['en', language], pickLast);

/** For `WORDS=growing VITE_LANGUAGE=it npm run dev`, or `WORDS=long VITE_LANGUAGE=de npm run dev`: that language then says them. */
export async function main(): Promise<void> {
  const { WORDS: kind, VITE_LANGUAGE: language = 'en' } = process.env;
  if (kind === 'long') await writeLongWords();
  else if (kind === 'growing') await writeGrowingWords(language);
  else if (kind) throw new RangeError(`WORDS "${kind}" must be "long" or "growing"`);
}

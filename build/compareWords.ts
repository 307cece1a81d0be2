/** A line of a file, with the time of its last change in seconds since 1970. */
export interface DatedLine {
  text: string;
  changedS: number;
}

/** By file, e.g. "text/count.ts": its messages and when each was last changed. */
export type DatedWords = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Messages of a file, each with the time of the latest change to one of its lines; those of a record by their place, "CLAIMS.bath".
 * Comments do not count. A text that messages of the file share is "const SHARED".
 */
export function dateMessages(lines: readonly DatedLine[]): Map<string, number> {
  const messages = new Map<string, number>();
  let message: string | undefined;
  let isRecord = false;
  let name: string | undefined;
  for (const { text, changedS } of lines) {
    const [, start] = /^(?:export const |(?=const ))((?:const )?\w+)/.exec(text) ?? [];
    const [, key] = /^ {2}'?([\w-]+)'?:/.exec(text) ?? [];
    // What else starts a line at its very beginning is no part of the message before, but for brackets that close it.
    if (start !== undefined || /^[^\s})\]]/.test(text)) {
      [message, name] = [start, start];
      isRecord = start !== undefined && text.endsWith(' = {');
    } else if (isRecord && key !== undefined) name = `${message}.${key}`;
    else if (isRecord && text.startsWith('}')) name = undefined;
    const isHead = isRecord && name === message;
    if (name !== undefined && !isHead && text.trim() !== '')
      messages.set(name, Math.max(changedS, messages.get(name) ?? 0));
  }
  return messages;
}

/** Reads the output of `git blame --line-porcelain`. */
export function readBlame(output: string): DatedLine[] {
  const lines: DatedLine[] = [];
  let changedS = 0;
  for (const line of output.split('\n')) {
    const [, time] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (time !== undefined) changedS = Number(time);
    else if (line.startsWith('\t')) lines.push({ text: line.slice(1), changedS });
  }
  return lines;
}

const formatTime = (timeS: number) => new Date(timeS * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** When a message was last changed; a record may stand on one line in one language, and entry by entry in another. */
function findTime(messages: ReadonlyMap<string, number>, name: string): number | undefined {
  const [record = ''] = name.split('.');
  const entries = [...messages].filter(([entry]) => entry.startsWith(`${name}.`)).map(([, timeS]) => timeS);
  return (
    messages.get(name) ?? messages.get(record) ?? (entries.length > 0 ? Math.min(...entries) : undefined)
  );
}

/** One line for each file and message that a language lacks, and for each that is older than its English. */
export function compareWords(language: string, english: DatedWords, theirs: DatedWords): string[] {
  return [...english].flatMap(([file, messages]) => {
    const translated = theirs.get(file);
    const path = `src/words/${language}/${file}`;
    if (!translated) return [`${path}: missing, with ${messages.size} messages`];
    return [...messages].flatMap(([name, englishS]) => {
      const translatedS = findTime(translated, name);
      // A translation need not share the same texts.
      if (translatedS === undefined) return name.startsWith('const ') ? [] : [`${path}: ${name} is missing`];
      if (translatedS >= englishS) return [];
      return [
        `${path}: ${name} is of ${formatTime(translatedS)}, its English of ${formatTime(englishS)} (UTC)`,
      ];
    });
  });
}

/** A line of a file, with the time of its last change in seconds since 1970. */
export interface DatedLine {
  text: string;
  changedS: number;
}

/** By file, e.g. "text/count.json": its messages and when each was last changed. */
export type DatedWords = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The messages of a catalog, each with the time of the last change to its line; notes do not count. */
export function dateMessages(lines: readonly DatedLine[]): Map<string, number> {
  return new Map(
    lines.flatMap(({ text, changedS }) => {
      const [, id] = /^\s*"([^"@][^"]*)":/.exec(text) ?? [];
      return id === undefined ? [] : [[id, changedS]];
    }),
  );
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

/** One line for each file and message that a language lacks, and for each that is older than its English. */
export function compareWords(language: string, english: DatedWords, theirs: DatedWords): string[] {
  return [...english].flatMap(([file, messages]) => {
    const translated = theirs.get(file);
    const path = `src/words/${language}/${file}`;
    if (!translated) return [`${path}: missing, with ${messages.size} messages`];
    return [...messages].flatMap(([name, englishS]) => {
      const translatedS = translated.get(name);
      if (translatedS === undefined) return [`${path}: ${name} is missing`];
      if (translatedS >= englishS) return [];
      return [
        `${path}: ${name} is of ${formatTime(translatedS)}, its English of ${formatTime(englishS)} (UTC)`,
      ];
    });
  });
}

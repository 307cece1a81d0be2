import { checkCatalog, type Source } from './compileCatalog.ts';
import { listPatterns } from './figures.ts';
import type { Message } from './readCatalog.ts';

/** How many letters a message has, in all its forms. */
const measureLength = (message: Message) =>
  listPatterns(message)
    .flat()
    .reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 4), 0);

/** The language that has the most letters in the messages that `isAsked` names. */
export function findLongest(sources: ReadonlyMap<string, Source>, isAsked: (id: string) => boolean): string {
  const lengths = [...sources].map(([language, { messages }]) => {
    const asked = [...messages.values()].filter(({ id }) => isAsked(id));
    return [language, asked.reduce((sum, message) => sum + measureLength(message), 0)] as const;
  });
  return lengths.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'en';
}

/** The longest message of all languages for each id; those of the record `whole`, which is set by its widths, of one language. */
export function pickLongest(
  sources: ReadonlyMap<string, Source>,
  english: Source,
  whole: string,
  wholeLanguage: string,
): Source {
  const messages = new Map(
    [...english.messages].map(([id, message]) => {
      const language = id.startsWith(whole) ? wholeLanguage : findLongest(sources, (other) => other === id);
      return [id, sources.get(language)?.messages.get(id) ?? message];
    }),
  );
  return { ...english, messages };
}

/**
 * A language's messages, with the English one for each that is missing or wrong.
 * @returns which those are, and what is wrong with each that stands there
 */
export function fillGaps(file: string, own: Source | undefined, english: Source) {
  const borrowed = new Set<string>();
  const wrong: string[] = [];
  const messages = new Map(
    [...english.messages].map(([id, message]) => {
      const found = own?.messages.get(id);
      try {
        if (own && found) {
          checkCatalog(
            file,
            { ...own, messages: new Map([[id, found]]) },
            { ...english, messages: new Map([[id, message]]) },
          );
          return [id, found];
        }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        wrong.push(`${error.message}: in English until then`);
      }
      borrowed.add(id);
      return [id, message];
    }),
  );
  for (const id of own?.messages.keys() ?? [])
    if (!english.messages.has(id)) wrong.push(`${own?.path}: ${id}: there is no such English message`);
  return { source: { ...english, path: own?.path ?? english.path, messages }, borrowed, wrong };
}

import { DIGITS } from './bengali';

/** Rules, no messages: how words and numbers are built is a language's own. */
export const RULES: readonly string[] = ['text/grammar.ts', 'text/numerals.ts'];

/** Numbers in digits, without the separators that each language sets in its own way: "1,000" and "1.000" are "1000". CO2 names none. */
const readNumbers = (text: string) =>
  (
    text
      .replace(/[০-৯]/g, (digit) => `${DIGITS.indexOf(digit)}`)
      .match(/(?<![a-z])(?:\d[\d.,\u202f\u00a0]*\d|\d)/gi) ?? []
  ).map((number) => number.replace(/[^\d]/g, ''));

const readHoles = (text: string) =>
  [
    ...text
      .replace(/(?:capitalize|feminine|oblique|inDigits)\((\w+)\)/g, '$1')
      .matchAll(/\{[a-z][\w.-]*(?::\w+)?\}/gi),
  ].map(([hole]) => hole);

/**
 * What each message of a file names: its figures, the values that it is given, the holes of its text and numbers in digits:
 * "checkText" → ["fashion-water", "lake-ontario:short", "{count}"]. Sorted, each once.
 */
export function listFigures(source: string): Map<string, string[]> {
  // Comments have no figures; spaces written by their code points, and where a language's plural begins, are none either.
  const code = source.replace(/^\s*(\/\/|\/?\*).*$|\\u[\da-f]{4}|\w+ (===|<) '?\d+'?/gm, ' ');
  const messages = code.split(/^export const /m).slice(1);
  return new Map(
    messages.map((message) => {
      const [name = ''] = /^\w+/.exec(message) ?? [];
      const body = message.slice(name.length);
      const claims = [
        ...body.matchAll(/<(?:Claim|Figure|WhereClaim)\s+id="([^"]+)"(?:\s+format="(\w+)")?/g),
      ].map(([, id, format]) => (format === undefined ? `${id}` : `${id}:${format}`));
      return [name, [...new Set([...claims, ...readHoles(body), ...readNumbers(body)])].sort()];
    }),
  );
}

/**
 * What each text in the records of a file names, by its place, so that no figure stands with the wrong id:
 * { CLAIMS: { bath: { note: 'Of {bath}' } } } → ["CLAIMS.bath.note", ["{bath}"]].
 */
export function listRecordFigures(words: object, place = ''): [place: string, figures: string[]][] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'string')
      return [[place + key, [...readHoles(value), ...readNumbers(value)].sort()]];
    return typeof value === 'object' && value !== null ? listRecordFigures(value, `${place}${key}.`) : [];
  });
}

/**
 * The messages of a file that name other figures than their English twins: "yarnsText: {count}, not fashion-water".
 * What only other languages have to say is null in English, and has figures of its own.
 */
export function listDifferences(english: string, theirs: string): string[] {
  const figures = listFigures(theirs);
  return [...listFigures(english)].flatMap(([name, wanted]) => {
    const found = figures.get(name) ?? [];
    const isOwn = english.includes(`export const ${name}: ReactNode = null;`);
    return isOwn || String(found) === String(wanted) ? [] : `${name}: ${found}, not ${wanted}`;
  });
}

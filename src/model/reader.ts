import { type GUESSES, holdGuess, PHASE_IDS } from './guess/reader';
import { readSaidValue } from './searchValue';
import { DAILY_CUPS, type DailyCups } from './userInput';
import { FEWEST_WEARS, MOST_WEARS } from './wears';

/**
 * A value that readers say to the site. Each stands in the query of the address by its row's name; what is also kept in the
 * history entry survives where the address does not say it.
 */
interface Row<T> {
  /** Reads what stands behind "name=", in small letters; undefined for what it cannot be. */
  parse: (text: string) => T | undefined;
  /** Writes it, "" for a name alone; undefined for what pages are without it. */
  format: (value: T) => string | undefined;
  /** Its key in the navigation state. */
  state?: string;
  /** Whether it stands in the state alone, unless the page's address says it already. */
  isQuiet?: true;
  /** Whether it is said to one page alone, and links do not carry it on. */
  stays?: true;
}

const oneOf = <T extends string>(words: readonly T[], usual?: T): Row<T> => ({
  parse: (text) => words.find((word) => word === text),
  format: (word) => (word === usual ? undefined : word),
});

/** A name that only the pages that show it can tell from others. */
const name = (usual?: string): Row<string> => ({
  parse: (text) => /^[a-z]+$/.exec(text)?.[0],
  format: (word) => (word === usual ? undefined : word),
});

/** A number as it is written and no other way. */
const number = <T extends number>(accept: (value: number) => T | undefined): Row<T> => ({
  parse: (text) => (String(Number(text)) === text ? accept(Number(text)) : undefined),
  format: String,
});

const guess = (name: keyof typeof GUESSES) =>
  number((value) => (holdGuess(name, value) === value ? value : undefined));

const isWears = (value: number) => Number.isInteger(value) && value >= FEWEST_WEARS && value <= MOST_WEARS;

/**
 * All that readers say, a row a value, in the order in which addresses say it. A new value is a new row: `useReader(name)`
 * reads and sets it, and every link of the site carries it on.
 *
 * No rows: fragments (stateHash.ts), each a whole text (two lives, a class, an answer, an activity) that its page alone can
 * read, and would have every page fetch what reads it; what is typed (ui/useTyped.ts), which no address says. boot.ts,
 * inline in every page, reads by hand what it needs before the first paint.
 */
export const READER = {
  view: oneOf(['plain', 'scroll'], 'scroll'),
  motion: oneOf(['off']),
  /** On a big screen, moment by moment: all of them, or the short route's. */
  present: {
    parse: (text: string): 'all' | 'short' => (text === 'short' ? 'short' : 'all'),
    format: (route: 'all' | 'short') => (route === 'all' ? '' : route),
  } as Row<'all' | 'short'>,
  /** Arabic's own digits, by their name in Unicode; pages in other languages pass it on. */
  digits: oneOf(['arab', 'latn'], 'latn'),
  /** Pictures without their words. */
  notice: { parse: () => true, format: () => '', stays: true } as Row<true>,
  /** Cups of water a day: the specified `userInput`. */
  cups: {
    ...number<DailyCups>((value) => DAILY_CUPS.find((cups) => cups === value)),
    state: 'userInput',
    isQuiet: true,
  } as Row<DailyCups>,
  /** Where the cotton grew: whose shirt is drawn. */
  grown: name(),
  /** Which place they guess to be the thirstiest. */
  place: name(),
  /** For whom the lesson's sheet is. */
  level: name('standard'),
  /** How often the shirt is worn. */
  wears: number((value) => (isWears(value) ? value : undefined)),
  /** What they guessed before they were told: cups of one shirt's cotton, percent of Lake Ontario. */
  guess: { ...guess('guess'), state: 'guess' } as Row<number>,
  lake: { ...guess('lake'), state: 'lake' } as Row<number>,
  /** Which phase of a T-shirt they guessed gives off the most CO2. */
  phase: oneOf(PHASE_IDS),
  /** Which of two lives they take for the lighter one. */
  life: { ...oneOf(['a', 'b']), stays: true } as Row<'a' | 'b'>,
};

export type ReaderName = keyof typeof READER;
type ValueOf<R> = R extends Row<infer T> ? T : never;
/** What a reader has said, by the names of the rows. */
export type Said = { [N in ReaderName]?: ValueOf<(typeof READER)[N]> | undefined };

const rows = Object.entries(READER) as [ReaderName, Row<unknown>][];

/** What a page's query says, "?cups=6&guess=600"; anything that cannot be read is as if absent. Never throws. */
export function readSearch(search: string): Said {
  if (search.length < 2) return {};
  const values = rows.map(([name, { parse }]) => {
    const text = readSaidValue(search, name);
    return [name, text === undefined ? undefined : parse(text)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What a navigation state says, which anything may have written: only what an address could say. Never throws. */
function readState(state: unknown): Said {
  if (typeof state !== 'object' || state === null) return {};
  try {
    const values = rows.map(([name, { state: key, parse, format }]) => {
      const value: unknown = key && Reflect.get(state, key);
      const isWritten = typeof value === 'number' && parse(format(value) ?? '') === value;
      return [name, isWritten ? value : undefined] as const;
    });
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  } catch {
    return {};
  }
}

/** What the history entry says, and where it says nothing the address. */
export const readSaid = (state: unknown, search: string): Said => ({
  ...readSearch(search),
  ...readState(state),
});

/** The values that an address names, whole or cut short at its end, and that cannot be read. */
export function findUnread(search: string): ReaderName[] {
  const read = readSearch(search);
  const named = new Set([...new URLSearchParams(search).keys()].map((key) => key.toLowerCase()));
  const cut = /[?&]([a-z]{2,})$/i.exec(search)?.[1]?.toLowerCase();
  return rows
    .map(([name]) => name)
    .filter((name) => read[name] === undefined && (named.has(name) || (cut && name.startsWith(cut))));
}

/** Writes a query, "?view=plain&cups=6"; "" for nothing. */
export function formatSearch(said: Said): string {
  const query = rows.flatMap(([name, { format }]) => {
    const text = said[name] === undefined ? undefined : format(said[name]);
    if (text === undefined) return [];
    return text === '' ? name : `${name}=${text}`;
  });
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** What goes along to another page. */
export function takeAlong(said: Said): Said {
  return Object.fromEntries(
    rows.filter(([name, { stays }]) => name in said && !stays).map(([name]) => [name, said[name]]),
  );
}

/**
 * The query with which the same tab goes on: what the page's own says, as the reader says it by now, and what changes. What is
 * quiet stays in the history entry, unless the page's address shows it.
 */
export function formatOnward(search: string, said: Said, changes: Said = {}): string {
  const own = readSearch(search);
  const next: Said = { ...takeAlong(own), ...changes };
  for (const [name, { state, isQuiet }] of rows) {
    if (state && own[name] !== undefined && !(name in changes)) Object.assign(next, { [name]: said[name] });
    if (isQuiet && own[name] === undefined) delete next[name];
  }
  return formatSearch(next);
}

/** The navigation state that says it: undefined where nothing of it is kept there. */
export function formatState(said: Said): Record<string, unknown> | undefined {
  const kept = rows.flatMap(([name, { state }]) => (state && name in said ? [[state, said[name]]] : []));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

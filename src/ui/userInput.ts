import { useLocation, useNavigate } from 'react-router';
import { type Guesses, parseGuesses } from '../model/guess/reader';
import { readSearchValue } from '../model/searchValue';
import { type DailyCups, parseCups, parseUserInput } from '../model/userInput';
import { parseWears } from '../model/wears';
import { formatPreferences, type Preferences, parsePreferences } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';

/**
 * The visitor's cups a day, from the navigation state or else from the address (`?cups=6`). Undefined while prerendering
 * and in the first client render: history state survives a reload, but the HTML knows nothing of it, nor of a query.
 */
export function useUserInput(): DailyCups | undefined {
  const isHydrated = useHydrated();
  const { state, search } = useLocation();
  return isHydrated ? (parseUserInput(state) ?? parseCups(search)) : undefined;
}

/**
 * The cups that the link said by which this tab came to the site, before anybody chose here: those of whoever shared it. For
 * as long as the page's script runs.
 */
const cupsOfLink =
  typeof document === 'undefined' || parseUserInput(history.state?.usr) !== undefined
    ? undefined
    : parseCups(location.search);

export const useCupsOfLink = (): DailyCups | undefined => (useHydrated() ? cupsOfLink : undefined);

/** What the reader guessed before it was told, from the navigation state or else from the address (`?guess=600&lake=30`). */
export function useGuesses(): Guesses {
  const isHydrated = useHydrated();
  const { state, search } = useLocation();
  return isHydrated ? parseGuesses(state, search) : {};
}

/** The navigation state that the story goes on with: nothing where the reader has said nothing. */
export function createStoryState(userInput: DailyCups | undefined, { guess, lake }: Guesses) {
  const said = Object.entries({ userInput, guess, lake }).filter(([, value]) => value !== undefined);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** What a link's query says otherwise than the page it stands on. */
export interface SearchChanges extends Partial<Preferences> {
  /** Whether the page there is shown without its words (notice/). Said to that page alone: it does not travel on. */
  isWordless?: boolean;
  /** Where the cotton grew; null takes it back. */
  grown?: string | null;
  /** For whom the lesson's sheet is. */
  level?: string;
  /** How often the reader wears the shirt; null where that is what the page says by itself. */
  wears?: number | null | undefined;
  /** What the reader guessed; null takes it back. */
  guess?: number | null | undefined;
  lake?: number | null | undefined;
}

/** What is carried along as a word: only the pages that show it know which there are. */
const readWord = (search: string, name: 'grown' | 'level') =>
  readSearchValue(search, name)?.match(/^[a-z]+$/)?.[0];

/**
 * The query of a link from a page with the query `search`: how the visitor reads, and their number, e.g.
 * "?view=plain&cups=6". Such an address says all by itself, in a new tab or another language.
 */
export function formatLinkSearch(
  search: string,
  userInput: DailyCups | undefined,
  {
    isWordless = false,
    grown = readWord(search, 'grown'),
    level = readWord(search, 'level'),
    wears = parseWears(search),
    guess = parseGuesses(undefined, search).guess,
    lake = parseGuesses(undefined, search).lake,
    ...changes
  }: SearchChanges = {},
): string {
  const reading = formatPreferences({ ...parsePreferences(search), ...changes });
  const query = [
    reading.slice(1),
    isWordless && 'notice',
    userInput !== undefined && `cups=${userInput}`,
    grown && `grown=${grown}`,
    level && level !== 'standard' && `level=${level}`,
    ...Object.entries({ wears, guess, lake }).map(
      ([name, value]) => typeof value === 'number' && `${name}=${value}`,
    ),
  ]
    .filter(Boolean)
    .join('&');
  return query && `?${query}`;
}

/**
 * The query that the story goes on with in the same tab, where the number is in the navigation state: the address shows it
 * only where the page's own does.
 */
export function formatStorySearch(
  search: string,
  userInput: DailyCups | undefined,
  changes?: SearchChanges,
): string {
  return formatLinkSearch(search, parseCups(search) === undefined ? undefined : userInput, changes);
}

/** Takes the visitor's answer where the page stands: its history entry, and its address if that has a number. */
export function useChooseCups(): (cups: DailyCups) => void {
  const navigate = useNavigate();
  const guesses = useGuesses();
  const { pathname, search, hash } = useLocation();
  return (cups) =>
    navigate(
      { pathname, search: formatStorySearch(search, cups), hash },
      { replace: true, state: createStoryState(cups, guesses), preventScrollReset: true },
    );
}

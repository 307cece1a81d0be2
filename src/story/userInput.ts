import { useLocation, useNavigate } from 'react-router';
import { type DailyCups, parseCups, parseUserInput } from '../model/userInput';
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
 * The query of a link from a page with the query `search`: how the visitor reads, and the number in use where the
 * page's own address has one, e.g. "?view=plain&cups=6".
 */
export function formatStorySearch(
  search: string,
  userInput: DailyCups | undefined,
  changes: Partial<Preferences> = {},
): string {
  const reading = formatPreferences({ ...parsePreferences(search), ...changes });
  if (userInput === undefined || parseCups(search) === undefined) return reading;
  return `${reading || '?'}${reading && '&'}cups=${userInput}`;
}

/** Takes the visitor's answer where the page stands: its history entry, and its address if that has a number. */
export function useChooseCups(): (cups: DailyCups) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (cups) =>
    navigate(
      { pathname, search: formatStorySearch(search, cups), hash },
      { replace: true, state: { userInput: cups }, preventScrollReset: true },
    );
}

import { useLocation, useNavigate } from 'react-router';
import { holdsState } from '../model/stateHash';
import { formatStorySearch, type SearchChanges, useUserInput } from './userInput';
import { useWhenResting } from './useWhenResting';

/** Browsers refuse an address that changes with every step of a slider: it is written as that rests. */
const REST_MS = 400;

/**
 * Keeps what the reader sets in the address where the page stands, e.g. `?wears=87`: nothing scrolls. What of it stands in
 * the navigation state changes with it.
 */
export function useKeepInAddress(changes: SearchChanges, inState?: object): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const userInput = useUserInput();
  return useWhenResting(REST_MS, () =>
    // Without the fragment of a place: the router would go there again.
    navigate(
      {
        pathname,
        search: formatStorySearch(search, userInput, changes),
        hash: holdsState(hash) ? hash : '',
      },
      {
        replace: true,
        state: inState ? { ...state, ...inState } : state,
        preventScrollReset: true,
        flushSync: true,
      },
    ),
  );
}

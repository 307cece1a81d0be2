import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatOnward, formatState, type ReaderName, readSaid, type Said } from '../model/reader';
import { holdsState } from '../model/stateHash';
import { useHydrated } from '../motion/useHydrated';
import { useWhenResting } from './useWhenResting';

/** Browsers refuse an address that changes with every step of a slider: it is written as that rests. */
const REST_MS = 400;

/** What the reader sets and the address does not say yet, by the key of its history entry: another one has its own. */
let waiting: { key: string; said: Said } | undefined;
const listeners = new Set<() => void>();
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * All that the reader has said (model/reader.ts): what they set just now, the navigation state's before the address's. Nothing
 * while prerendering and in the first client render: the HTML is the same for every query.
 */
export function useSaid(): Said {
  const isHydrated = useHydrated();
  const { state, search, key } = useLocation();
  const now = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => undefined,
  );
  if (!isHydrated) return {};
  return { ...readSaid(state, search), ...(now?.key === key && now.said) };
}

/** Says something where the page stands, at once: its history entry and its address change, and nothing scrolls. */
export function useTell(): (changes: Said, options?: { isNewEntry?: boolean }) => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const said = useSaid();
  return (changes, { isNewEntry = false } = {}) =>
    navigate(
      { pathname, search: formatOnward(search, said, changes), hash },
      {
        replace: !isNewEntry,
        state: { ...state, ...formatState(changes) },
        preventScrollReset: true,
      },
    );
}

/** The same of what waits, and of what else the history entry is to keep, once the hand rests. */
export function useTellAtRest(inState?: object): () => void {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const said = useSaid();
  return useWhenResting(REST_MS, () => {
    const changes = waiting?.key === key ? waiting.said : {};
    navigate(
      {
        pathname,
        search: formatOnward(search, said, changes),
        // Without the fragment of a place: the router would go there again.
        hash: holdsState(hash) ? hash : '',
      },
      {
        replace: true,
        state: { ...state, ...formatState(changes), ...inState },
        preventScrollReset: true,
        flushSync: true,
      },
    );
  });
}

/**
 * The fragment in which a page keeps what it shows (two lives, a class, an answer, an activity), and how to write another in its
 * place at once: nothing scrolls. None while prerendering and in the first client render.
 */
export function useFragment(): [hash: string, setHash: (hash: string) => void] {
  const isHydrated = useHydrated();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return [
    isHydrated ? hash : '',
    (next) =>
      navigate(
        { pathname, search, hash: next },
        { replace: true, state, preventScrollReset: true, flushSync: true },
      ),
  ];
}

/**
 * One value that the reader says, and how to set it: `const [guess, setGuess] = useReader('guess')`. All that goes by it follows
 * at once, history entry and address once the hand rests; undefined takes it back.
 */
export function useReader<N extends ReaderName>(name: N): [value: Said[N], set: (value: Said[N]) => void] {
  const { key } = useLocation();
  const said = useSaid();
  const tell = useTellAtRest();
  return [
    said[name],
    (value) => {
      waiting = { key, said: { ...(waiting?.key === key && waiting.said), [name]: value } };
      for (const listener of listeners) listener();
      tell();
    },
  ];
}

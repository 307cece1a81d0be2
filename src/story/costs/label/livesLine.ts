import { useSyncExternalStore } from 'react';

interface LivesLine {
  /** "In 118 of 200 worlds, B is lighter." */
  line: string;
  /** The fragment of the page's address that holds both lives. */
  hash: string;
}

// What the page about two lives last said, for as long as the page's script runs: nothing is stored.
let told: LivesLine | undefined;
const listeners = new Set<() => void>();

export function tellLabel(next: LivesLine): void {
  told = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The reader's own two lives, for the label to name. */
export const useLivesLine = (): LivesLine | undefined =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  );

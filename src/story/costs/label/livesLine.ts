import { useSyncExternalStore } from 'react';

// What the page about two lives last said, for as long as the page's script runs: nothing is stored.
let told: string | undefined;
const listeners = new Set<() => void>();

export function tellLabel(next: string): void {
  told = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** What the reader's own two lives came to, for the label to say: "In 118 of 200 worlds, B is lighter." */
export const useLivesLine = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  );

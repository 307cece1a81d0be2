import { useSyncExternalStore } from 'react';
import { figures } from '../../../data/figures';
import { parseWears } from '../../../model/wears';

/** What the slider says before it is moved, and what the claims are about. */
export const START_WEARS: number = figures['wears-30'].value;

// How often the reader wears the shirt: as the address says, then for as long as the page's script runs.
let wears: number | undefined;
const listeners = new Set<() => void>();

export function setWears(next: number): void {
  wears = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** What the slider says, for all that goes by it. */
export function useWears(): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      wears ??= parseWears(window.location.search) ?? START_WEARS;
      return wears;
    },
    () => START_WEARS,
  );
}

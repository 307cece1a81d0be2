import { useSyncExternalStore } from 'react';
import type { CorrectionId } from '../../model/corrections';

// What the reader has mended, for as long as the page is open: nothing is stored.
let mended: readonly CorrectionId[] = [];
const NONE: readonly CorrectionId[] = [];
const listeners = new Set<() => void>();

/** Sews a patch over a correction, once. */
export function markMended(id: CorrectionId): void {
  if (mended.includes(id)) return;
  mended = [...mended, id];
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The corrections that the reader has pulled, in the order of pulling; none in prerendered HTML. */
export function useMended(): readonly CorrectionId[] {
  return useSyncExternalStore(
    subscribe,
    () => mended,
    () => NONE,
  );
}

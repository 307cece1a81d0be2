import { useSyncExternalStore } from 'react';
import type { DarnId } from '../../model/darns';

// What the reader has mended, for as long as the page is open: nothing is stored.
let mended: readonly DarnId[] = [];
const NONE: readonly DarnId[] = [];
const listeners = new Set<() => void>();

/** Sews a patch over a darn, once. */
export function mendDarn(id: DarnId): void {
  if (mended.includes(id)) return;
  mended = [...mended, id];
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The darns that the reader has pulled, in the order of pulling; none in prerendered HTML. */
export function useMendedDarns(): readonly DarnId[] {
  return useSyncExternalStore(
    subscribe,
    () => mended,
    () => NONE,
  );
}

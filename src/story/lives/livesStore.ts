import { useSyncExternalStore } from 'react';
import { isSameLife, type Life, OPENING, type Pair } from '../../model/lives/life';

// The two lives, for as long as the page's script runs: nothing is stored. The address holds them, too (useLivesAddress).
let pair: Pair = OPENING;
/** What all that stands farther down shows: it follows when the hand rests, so that thread and worlds answer at once. */
let settled: Pair = OPENING;
let timer: ReturnType<typeof setTimeout> | undefined;
const SETTLING_MS = 120;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

function tell(): void {
  tellAll();
  clearTimeout(timer);
  timer = setTimeout(() => {
    settled = pair;
    tellAll();
  }, SETTLING_MS);
}

/** Takes both lives, as from an address. */
export function setLives(next: Pair): void {
  if (isSameLife(next.a, pair.a) && isSameLife(next.b, pair.b)) return;
  pair = next;
  settled = next;
  tell();
}

/** Sets something by hand. */
export function changeLife(letter: keyof Pair, change: Partial<Life>): void {
  pair = { ...pair, [letter]: { ...pair[letter], ...change } };
  tell();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Both lives; the HTML as sent holds the opening pair. */
export function useLives(): Pair {
  return useSyncExternalStore(
    subscribe,
    () => pair,
    () => OPENING,
  );
}

/** Both lives as they are where the hand rests. */
export function useSettledLives(): Pair {
  return useSyncExternalStore(
    subscribe,
    () => settled,
    () => OPENING,
  );
}

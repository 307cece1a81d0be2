import { useSyncExternalStore } from 'react';

// How the visitor reads is kept in the URL and mirrored on <html>, where boot.js puts it before the
// first paint: data-view="scroll" | "plain", and data-motion="off" when all motion is stopped.

export type ReadingView = 'plain' | 'scroll';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  listeners.add(onChange);
  query.addEventListener('change', onChange);
  return () => {
    listeners.delete(onChange);
    query.removeEventListener('change', onChange);
  };
}

export interface Preferences {
  view: ReadingView;
  isMotionOff: boolean;
}

/** What a URL's query says of the reading: `?view=plain` and `?motion=off`; anything else is the default. */
export function parsePreferences(search: string): Preferences {
  const query = new URLSearchParams(search);
  return {
    view: query.get('view') === 'plain' ? 'plain' : 'scroll',
    isMotionOff: query.get('motion') === 'off',
  };
}

/** The query that says how the visitor reads, e.g. "?view=plain&motion=off"; "" for the default. */
export function formatPreferences({ view, isMotionOff }: Preferences): string {
  const query = [...(view === 'plain' ? ['view=plain'] : []), ...(isMotionOff ? ['motion=off'] : [])];
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** Mirrors the URL's query on <html> and tells every subscriber. */
export function applyPreferences(search: string): void {
  const { view, isMotionOff } = parsePreferences(search);
  const { dataset } = document.documentElement;
  dataset.view = view;
  if (isMotionOff) dataset.motion = 'off';
  else delete dataset.motion;
  for (const listener of listeners) listener();
}

function readIsStill(): boolean {
  return document.documentElement.dataset.motion === 'off' || window.matchMedia(REDUCED_MOTION).matches;
}

/** Whether motion is to be left out: by the system's setting or by `?motion=off`. False in prerendered HTML. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, readIsStill, () => false);
}

/** Which reading is shown. Prerendered HTML is the plain one. */
export function useReadingView(): ReadingView {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.view === 'scroll' ? 'scroll' : 'plain'),
    () => 'plain',
  );
}

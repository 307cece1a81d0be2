import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

// How the visitor reads is kept in the URL and mirrored on <html>, where boot.ts puts it before the
// first paint: data-view="scroll" | "plain", and data-motion="off" when all motion is stopped. data-still stands where
// that is so, or the system asks for reduced motion.

type ReadingView = 'plain' | 'scroll';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();

function tell(): void {
  document.documentElement.toggleAttribute('data-still', readIsStill());
  for (const listener of listeners) listener();
}

let reducedMotion: MediaQueryList | undefined;

/** The system's setting, asked for once: for each part of a page anew it takes the browser long. */
function readReducedMotion(): MediaQueryList {
  reducedMotion ??= window.matchMedia(REDUCED_MOTION);
  return reducedMotion;
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) readReducedMotion().addEventListener('change', tell);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) readReducedMotion().removeEventListener('change', tell);
  };
}

export interface Preferences {
  view: ReadingView;
  isMotionOff: boolean;
  /** Whether the story is shown on a big screen, moment by moment. */
  isPresented: boolean;
  /** Whether a presenter takes the short route: a few of the moments. */
  isShort: boolean;
  /** Whether numbers are shown in Arabic's own digits, which have that name in Unicode; pages in other languages pass it on. */
  isArab: boolean;
}

/** What a URL's query says of the reading: `?view=plain`, `?motion=off`, `?present`, `?present=short`, `?digits=arab`; anything else is the default. */
export function parsePreferences(search: string): Preferences {
  const query = new URLSearchParams(search);
  return {
    view: query.get('view') === 'plain' ? 'plain' : 'scroll',
    isMotionOff: query.get('motion') === 'off',
    isPresented: query.has('present'),
    isShort: query.get('present') === 'short',
    isArab: query.get('digits') === 'arab',
  };
}

/** The query that says how the visitor reads, e.g. "?view=plain&motion=off"; "" for the default. */
export function formatPreferences({ view, isMotionOff, isPresented, isShort, isArab }: Preferences): string {
  const query = [
    view === 'plain' && 'view=plain',
    isMotionOff && 'motion=off',
    isPresented && (isShort ? 'present=short' : 'present'),
    isArab && 'digits=arab',
  ]
    .filter(Boolean)
    .join('&');
  return query && `?${query}`;
}

/** Mirrors the URL's query on <html> and tells every subscriber. */
export function applyPreferences(search: string): void {
  const { view, isMotionOff } = parsePreferences(search);
  const { dataset } = document.documentElement;
  dataset.view = view;
  if (isMotionOff) dataset.motion = 'off';
  else delete dataset.motion;
  tell();
}

/**
 * Paper gets the plain reading; afterwards the screen gets its own back, at the same place. Firefox copies the page as soon
 * as it has told of the print: whatever waits (React, and `drawNow` what waits for a frame) is done within. Returns a
 * function that ends the watch.
 */
export function readPlainlyOnPaper(drawNow: () => void): () => void {
  const paper = window.matchMedia('print');
  const controller = new AbortController();
  const { signal } = controller;
  let placePx: number | undefined;
  const begin = () => {
    if (placePx !== undefined) return;
    placePx = window.scrollY;
    document.documentElement.dataset.view = 'plain';
    for (const picture of document.images) picture.loading = 'eager';
    flushSync(tell);
    flushSync(drawNow);
  };
  const end = () => {
    if (placePx === undefined) return;
    applyPreferences(window.location.search);
    window.scrollTo(0, placePx);
    placePx = undefined;
  };
  // Chromium may tell that paper does not match just after it has told of the print: that ends none.
  let hasMatched = false;
  const turn = () => {
    if (paper.matches) begin();
    else if (hasMatched) end();
    hasMatched = paper.matches;
  };
  paper.addEventListener('change', turn, { signal });
  window.addEventListener('beforeprint', begin, { signal });
  window.addEventListener('afterprint', end, { signal });
  return () => controller.abort();
}

function readIsStill(): boolean {
  return document.documentElement.dataset.motion === 'off' || readReducedMotion().matches;
}

const readView = (): ReadingView => (document.documentElement.dataset.view === 'scroll' ? 'scroll' : 'plain');

/** Whether motion is to be left out: by the system's setting or by `?motion=off`. False in prerendered HTML. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, readIsStill, () => false);

/** Which reading is shown. Prerendered HTML is the plain one. */
export const useReadingView = (): ReadingView => useSyncExternalStore(subscribe, readView, () => 'plain');

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { setView } from './setView';

// How the visitor reads is kept in the URL and mirrored on <html>, where boot.ts puts it before the
// first paint: data-view="scroll" | "plain" (setView.ts), and data-motion="off" when all motion is stopped. data-still stands where
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

/** How a reader wants to read: the scroll reading with motion, unless they say otherwise. */
export interface Reading {
  view?: ReadingView | undefined;
  motion?: 'off' | undefined;
}

/** Mirrors it on <html> and tells every subscriber. */
export function applyReading({ view = 'scroll', motion }: Reading): void {
  const { dataset } = document.documentElement;
  setView(view);
  if (motion === 'off') dataset.motion = 'off';
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
  let view: string | undefined;
  const begin = () => {
    if (placePx !== undefined) return;
    placePx = window.scrollY;
    ({ view } = document.documentElement.dataset);
    setView('plain');
    for (const picture of document.images) picture.loading = 'eager';
    flushSync(tell);
    flushSync(drawNow);
  };
  const end = () => {
    if (placePx === undefined) return;
    setView(view);
    tell();
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

import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { EngineWindow } from './engine';

/** What a check gets: a window, the site's address up to the base, and a way to keep a picture. */
export interface CheckContext {
  window: EngineWindow;
  baseUrl: string;
  /** The offline copy's address on disk. */
  packUrl: string;
  keepPicture: (name: string) => Promise<unknown>;
  /** Another window, on a reader's own folder: with the page that was open there last. */
  restore: ((folder: string) => Promise<EngineWindow>) | undefined;
}

export interface Check {
  title: string;
  run: (context: CheckContext) => Promise<void>;
}

/** Waits until `script` returns something true. */
export async function waitFor(
  window: EngineWindow,
  what: string,
  script: string,
  timeoutMs = 15_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    // A page that is leaving just now cannot answer: the next one is asked.
    const isSo = await window.evaluate<boolean>(script).catch((error: Error) => {
      if (/context was destroyed/.test(error.message)) return false;
      throw error;
    });
    if (isSo) return;
    await setTimeout(100);
  }
  assert.fail(`waited in vain for ${what}`);
}

export async function open({ window, baseUrl }: CheckContext, route: string): Promise<void> {
  await window.open(baseUrl + route);
  await waitFor(window, `${route} to start`, "return document.documentElement.dataset.script === 'ready'");
}

/** Loads the page anew as the browser's own button does, which may put back what its controls held. */
export async function reload({ window }: CheckContext): Promise<void> {
  await window.evaluate('document.documentElement.dataset.script = ""; setTimeout(() => location.reload())');
  await setTimeout(1000);
  await waitFor(
    window,
    'the page to start anew',
    "return document.documentElement.dataset.script === 'ready'",
  );
}

export async function assertNoFaults(window: EngineWindow): Promise<void> {
  assert.deepEqual(await window.evaluate<string[]>('return window.faults'), []);
}

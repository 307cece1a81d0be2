import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../../tests/browser.mjs';

/**
 * A Chromium with exact memory numbers and a garbage collector that can be called. Where memory is what is measured, it
 * compiles nothing: compiled code comes and goes as the engine likes.
 */
export function launch({ args = [], compiles = true } = {}) {
  const flags = compiles ? '--expose-gc' : '--expose-gc --jitless';
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_ARGS, '--enable-precise-memory-info', `--js-flags=${flags}`, ...args],
  });
}

/**
 * A page that has loaded and settled, with the visitor's number in its history entry where there is one; an empty one
 * where there is no `url`.
 * @param subject `prepare` runs in the page before its scripts
 */
export async function openPage(browser, { url, state, prepare }, viewport = { width: 1440, height: 900 }) {
  const page = await browser.newPage({ viewport });
  if (prepare) await page.addInitScript(prepare);
  if (!url) return page;
  if (state) await page.addInitScript((value) => history.replaceState(value, ''), state);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  return page;
}

/** Chromium's own counters of a page: script and task time in ms, heap, nodes, listeners. */
export async function openMeter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return {
    session,
    throttle: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    async read() {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      return {
        scriptMs: of.ScriptDuration * 1000,
        taskMs: of.TaskDuration * 1000,
        heapBytes: of.JSHeapUsedSize,
        nodes: of.Nodes,
        listeners: of.JSEventListeners,
      };
    },
    /** Collects garbage until the heap no longer shrinks, then reads it. */
    async readHeap() {
      for (let i = 0; i < 4; i++) {
        await session.send('HeapProfiler.collectGarbage');
        await page.waitForTimeout(50);
      }
      return (await this.read()).heapBytes;
    },
  };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

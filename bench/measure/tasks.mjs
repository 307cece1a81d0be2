import { launch } from 'chrome-launcher';
import CDP from 'chrome-remote-interface';
import { CHROMIUM_ARGS, findBrowser } from '../../tests/browser.mjs';
import { median } from './browser.mjs';
import { repeat } from './quick.mjs';
import { round } from './tables.mjs';

const LOADS = repeat(10);
const SLOWDOWN = 4;
/** Within this time every page of ours has built all that it builds by itself. */
const SETTLED_MS = 5000;

/** Notes each task that the browser calls long. */
const WATCH = `
  longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
`;
const READ = `JSON.stringify({
  loadMs: performance.getEntriesByType('navigation')[0].loadEventEnd,
  tasks: longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
})`;

/**
 * Opens the page with nothing cached: when it had loaded, and how long the long tasks were that began after it, in ms.
 * Playwright would listen to the page, and with a listener Chromium parses the scripts once more, in tasks of 130 ms.
 */
async function recordLoad(port, url) {
  const browser = await CDP({ port, target: (await CDP.Version({ port })).webSocketDebuggerUrl });
  const { browserContextId } = await browser.Target.createBrowserContext();
  const size = { width: 1440, height: 900 };
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId, ...size });
  const { Emulation, Page, Runtime } = await CDP({ port, target: targetId });
  await Emulation.setCPUThrottlingRate({ rate: SLOWDOWN });
  await Page.enable();
  await Page.addScriptToEvaluateOnNewDocument({ source: WATCH });
  await Page.navigate({ url });
  await new Promise((done) => setTimeout(done, SETTLED_MS));
  const { loadMs, tasks } = JSON.parse((await Runtime.evaluate({ expression: READ })).result.value);
  await browser.Target.disposeBrowserContext({ browserContextId });
  await browser.close();
  const after = tasks.filter(({ startTime }) => startTime >= loadMs);
  return { loadMs, longMs: after.map(({ duration }) => duration) };
}

/**
 * The tasks over 50 ms that begin after `load`, at a fourfold slowdown: ten loads of each page, in turn, so that all
 * meet the same machine.
 */
export async function measureTasks(pages) {
  const chromePath = findBrowser();
  const { port, kill } = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] });
  const loads = pages.map(() => []);
  for (let i = 0; i < LOADS; i++) {
    for (const [index, { url }] of pages.entries()) loads[index].push(await recordLoad(port, url));
  }
  kill();
  return pages.map(({ name }, index) => {
    const longMs = loads[index].flatMap((load) => load.longMs);
    return {
      page: name,
      loads: LOADS,
      'load after, ms': round(median(loads[index].map(({ loadMs }) => loadMs))),
      'loads with a task over 50 ms after that': loads[index].filter((load) => load.longMs[0]).length,
      'longest, ms': round(Math.max(0, ...longMs)),
    };
  });
}

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
  untilMs: performance.now(),
  tasks: longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
})`;

/** Traces the page's tasks, and when it was opened and had loaded. */
const TRACED = { includedCategories: ['toplevel', 'blink.user_timing'] };

/**
 * How long the processor worked at each task of the page's main thread that began after `load` and until `untilMs`, in
 * ms, the slowdown included. A task takes longer where it has to wait: for the browser's other processes, or for a
 * processor.
 */
function readWorkMs(events, url, untilMs) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const inPage = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const load = inPage.find(({ name, ts }) => name === 'loadEventEnd' && ts > start.ts);
  const untilTs = start.ts + untilMs * 1000;
  return (
    inPage
      .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts >= load.ts && ts < untilTs)
      // Its clock is missing for some, and runs ahead for a few: no task worked for longer than it took.
      .map(({ dur, tdur = dur }) => Math.min(dur, tdur) / 1000)
  );
}

/**
 * Opens the page with nothing cached: when it had loaded, how long the long tasks were that began after it, and how long
 * the processor worked at each task after it, in ms.
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
  const events = [];
  browser.Tracing.dataCollected(({ value }) => events.push(...value));
  await browser.Tracing.start({ traceConfig: TRACED });
  await Page.navigate({ url });
  await new Promise((done) => setTimeout(done, SETTLED_MS));
  const { loadMs, untilMs, tasks } = JSON.parse((await Runtime.evaluate({ expression: READ })).result.value);
  await Promise.all([browser.Tracing.tracingComplete(), browser.Tracing.end()]);
  await browser.Target.disposeBrowserContext({ browserContextId });
  await browser.close();
  const after = tasks.filter(({ startTime }) => startTime >= loadMs);
  return { loadMs, longMs: after.map(({ duration }) => duration), workMs: readWorkMs(events, url, untilMs) };
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
      'most work in one task, ms': round(Math.max(...loads[index].flatMap(({ workMs }) => workMs))),
    };
  });
}

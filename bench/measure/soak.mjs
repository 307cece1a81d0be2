import { launch, openMeter } from './browser.mjs';
import { repeat } from './quick.mjs';
import { round } from './tables.mjs';

const ROUNDS = repeat(100);

/** Counts what a page may leave behind: timers and animation frames by wrapping, canvases in the document. */
const COUNTERS = () => {
  const open = new Set();
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = (...args) => {
    const id = start(...args);
    open.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    open.delete(id);
    stop(id);
  };
  window.countOpenIntervals = () => open.size;
};

async function readState(page, meter) {
  const heapBytes = await meter.readHeap();
  const { nodes, listeners } = await meter.read();
  const [intervals, canvases] = await page.evaluate(() => [
    window.countOpenIntervals(),
    document.querySelectorAll('canvas').length,
  ]);
  return { heapBytes, nodes, listeners, intervals, canvases };
}

async function runRound(page, { links, charts }) {
  const press = (element) => element.click();
  for (const link of links) {
    await page.locator(link).first().evaluate(press);
    await page.waitForTimeout(60);
    await page.locator(charts).evaluateAll((buttons) => {
      for (const button of buttons) button.click();
    });
    await page.waitForTimeout(60);
  }
}

/** A hundred rounds through all routes with every chart played: what is kept alive afterwards? */
export async function measureSoak(homeUrl, route) {
  const browser = await launch({ compiles: false });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(COUNTERS);
  await page.goto(homeUrl, { waitUntil: 'networkidle' });
  const meter = await openMeter(page);
  for (let i = 0; i < 5; i++) await runRound(page, route);
  const before = await readState(page, meter);
  for (let i = 0; i < ROUNDS; i++) await runRound(page, route);
  const after = await readState(page, meter);
  await browser.close();
  const row = (when, { heapBytes, ...rest }) => ({ when, 'heap, kB': round(heapBytes / 1000), ...rest });
  return [row('after 5 rounds', before), row(`after ${ROUNDS} more`, after)];
}

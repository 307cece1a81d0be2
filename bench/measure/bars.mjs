import { launch, openMeter } from './browser.mjs';
import { calculateExponent } from './growth.mjs';
import { ANIMATION_MS, measureMount, openQuietPage, repeatMedian } from './mount.mjs';
import { buildPeer, PEERS, serve } from './peers.mjs';
import { cut, repeat } from './quick.mjs';
import { round } from './tables.mjs';

const BARS = cut([6, 60, 600, 2000]);
/** Forty charts with every peer once. */
const RUNS = repeat(3);

/** What one chart of so many bars keeps. */
async function measureKeptHeap(browser, url, bars) {
  const page = await openQuietPage(browser, url);
  const meter = await openMeter(page);
  const before = await meter.readHeap();
  await page.evaluate((count) => window.mountCharts(count), bars);
  await page.waitForTimeout(ANIMATION_MS);
  const heapKb = ((await meter.readHeap()) - before) / 1000;
  await page.close();
  return { heapKb };
}

/** One chart of more and more bars by each library, and how its work grows with them. */
export async function measureBars() {
  const browser = await launch();
  const rows = [];
  for (const [peer, { name }] of Object.entries(PEERS)) {
    // The page has three charts of six bars.
    if (peer === 'page') continue;
    const { outDir } = await buildPeer(peer);
    await serve(outDir, async (url) => {
      const found = [];
      for (const bars of BARS) {
        const page = `${url}index.html`;
        const times = await repeatMedian(() => measureMount(browser, page, bars), RUNS);
        found.push({ bars, ...times, ...(await measureKeptHeap(browser, page, bars)) });
      }
      // Where nothing is run, nothing grows.
      const exponent = (key) =>
        found.every((one) => one[key] > 0)
          ? round(calculateExponent(found.map((one) => [one.bars, one[key]])), 2)
          : undefined;
      for (const [title, key] of [
        ['script to mount, ms', 'mountMs'],
        ['script while animating, ms', 'animationMs'],
        ['heap, kB', 'heapKb'],
      ]) {
        const counts = found.map((one) => [`${one.bars.toLocaleString('en-US')} bars`, round(one[key], 1)]);
        rows.push({ chart: name, what: title, ...Object.fromEntries(counts), exponent: exponent(key) });
      }
    });
  }
  await browser.close();
  return rows;
}

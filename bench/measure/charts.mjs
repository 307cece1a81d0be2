import { launch, openMeter } from './browser.mjs';
import { measureMount, measureReader, openQuietPage, repeatMedian } from './mount.mjs';
import { buildPeer, PEERS, renderPeer, serve, writeReaderPage } from './peers.mjs';
import { repeat } from './quick.mjs';
import { round } from './tables.mjs';

const ROUNDS = repeat(100);
const WARM_UP_ROUNDS = 20;

/** Whether the HTML alone shows eighteen bars, or no more than their axes. */
async function seeInHtml(browser, url) {
  const page = await openQuietPage(browser, `${url}reader.html`);
  const [hasDrawing, bars] = await page.evaluate(() => [
    document.querySelector('#root svg') !== null,
    window.countBars(),
  ]);
  await page.close();
  if (!hasDrawing) return 'no';
  return bars >= 18 ? 'yes' : 'axes alone';
}

/** Heap that stays after a hundred mounts and unmounts, beyond what the first rounds leave. */
async function measureLeftHeap(url) {
  const browser = await launch({ compiles: false });
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const meter = await openMeter(page);
  const runRounds = (rounds) =>
    page.evaluate(async (count) => {
      for (let i = 0; i < count; i++) {
        window.mountCharts();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        window.unmountCharts();
        await new Promise((done) => requestAnimationFrame(done));
      }
    }, rounds);
  await runRounds(WARM_UP_ROUNDS);
  const before = await meter.readHeap();
  await runRounds(ROUNDS);
  const after = await meter.readHeap();
  await browser.close();
  return after - before;
}

/** The fabric dashboard by each library, side by side in one run. */
export async function measureCharts() {
  const rows = [];
  const browser = await launch();
  for (const [peer, { name, lacks }] of Object.entries(PEERS)) {
    const { outDir, scriptBytes } = await buildPeer(peer);
    writeReaderPage(outDir, await renderPeer(peer));
    await serve(outDir, async (url) => {
      const inHtml = await seeInHtml(browser, url);
      const { firstMs } = await repeatMedian(async () => ({
        firstMs: await measureReader(browser, url, inHtml === 'yes'),
      }));
      const { mountMs, animationMs } = await repeatMedian(() => measureMount(browser, `${url}index.html`));
      const all = inHtml === 'yes' ? lacks : [...lacks, 'chart in the HTML'];
      rows.push({
        charts: name,
        'JS beyond React, bytes br': scriptBytes,
        'first complete picture, ms': round(firstMs),
        'script for it, ms': inHtml === 'yes' ? 0 : round(mountMs, 1),
        'script to mount, ms': round(mountMs, 1),
        'script while animating, ms': round(animationMs, 1),
        'heap after 100 rounds, kB': Math.max(0, round((await measureLeftHeap(`${url}index.html`)) / 1000)),
        'chart in the HTML': inHtml,
        lacks: all.join(', ') || 'nothing',
      });
    });
  }
  await browser.close();
  return rows;
}

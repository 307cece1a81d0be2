import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { launch, median, openMeter } from './browser.mjs';
import { repeat } from './quick.mjs';
import { round } from './tables.mjs';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));
const PEERS = ['ours', 'recharts', 'nivo', 'visx', 'echarts', 'chartjs', 'highcharts', 'plot'];
const ROUNDS = repeat(100);
const WARM_UP_ROUNDS = 20;
/** Within so many frames every chart must stand. */
const MAX_FRAMES = 120;
const ANIMATION_MS = 3500;
const RUNS = repeat(5);

const config = (peer, options) => ({
  configFile: false,
  root: bench,
  logLevel: 'error',
  plugins: [react()],
  resolve: {
    alias: { '#peer': join(bench, 'peers', `${peer}.jsx`) },
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  ...options,
});

/** Builds a peer's dashboard: React and the router in a chunk of their own, which is not counted. */
async function buildPeer(peer) {
  const outDir = join(bench, '.build/peers', peer);
  await build(
    config(peer, {
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(bench, 'peers/index.html'),
          output: {
            codeSplitting: {
              groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
            },
          },
        },
      },
    }),
  );
  const assets = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'));
  const own = assets.filter((file) => !file.startsWith('vendor'));
  const bytes = own.map((file) => brotliCompressSync(readFileSync(join(outDir, 'assets', file))).length);
  return { outDir, scriptBytes: bytes.reduce((sum, size) => sum + size, 0) };
}

/** Whether a server render already holds eighteen bars and the three axis titles. */
async function isChartInHtml(peer) {
  const outDir = join(bench, '.build/peers-ssr', peer);
  await build(
    config(peer, {
      build: {
        ssr: join(bench, 'peers/render.jsx'),
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
      ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
    }),
  );
  try {
    const { renderDashboard } = await import(pathToFileURL(join(outDir, 'render.mjs')).href);
    const html = await renderDashboard();
    const marks = html.match(/<(rect|path|circle)\b/g) ?? [];
    return marks.length >= 18 && html.includes('Liters per kg of fabric') && html.includes('KwH');
  } catch (error) {
    console.error(`  ${peer} does not render on a server: ${error.message.split('\n')[0]}`);
    return false;
  }
}

async function measureOnce(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const meter = await openMeter(page);
    const before = await meter.read();
    // Ours places a chart a frame: the first complete frame is that with all three.
    const isDrawn = await page.evaluate(async (maxFrames) => {
      const waitForFrame = () => new Promise((done) => requestAnimationFrame(done));
      // What lies on each other is one chart.
      const isWhole = () => {
        const marks = [...document.querySelectorAll('#root :is(svg:has(rect, path), canvas)')];
        const places = marks
          .map((mark) => mark.getBoundingClientRect())
          .filter(({ width }) => width > 200)
          .map(({ left, top, width }) => `${Math.round((left + width / 2) / 100)} ${Math.round(top / 100)}`);
        return new Set(places).size >= 3;
      };
      window.mountDashboard();
      await waitForFrame();
      await waitForFrame();
      for (let frames = 0; frames < maxFrames && !isWhole(); frames++) await waitForFrame();
      return isWhole();
    }, MAX_FRAMES);
    const mounted = await meter.read();
    if (!isDrawn) throw new Error(`${url} does not draw three charts`);
    await page.waitForTimeout(ANIMATION_MS);
    const animated = await meter.read();
    return {
      firstFrameMs: mounted.scriptMs - before.scriptMs,
      animationMs: animated.scriptMs - mounted.scriptMs,
    };
  } finally {
    await page.close();
  }
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
        window.mountDashboard();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        window.unmountDashboard();
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
  for (const peer of PEERS) {
    const { outDir, scriptBytes } = await buildPeer(peer);
    const server = createServer(sirv(outDir)).listen(0);
    const url = `http://localhost:${server.address().port}/peers/index.html`;
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await measureOnce(browser, url));
    rows.push({
      charts: peer === 'ours' ? 'Threadprint' : peer,
      'JS beyond React, bytes br': scriptBytes,
      'script to first frame, ms': round(median(runs.map(({ firstFrameMs }) => firstFrameMs)), 1),
      'script while animating, ms': round(median(runs.map(({ animationMs }) => animationMs)), 1),
      'heap after 100 rounds, kB': Math.max(0, round((await measureLeftHeap(url)) / 1000)),
      'chart in the HTML': (await isChartInHtml(peer)) ? 'yes' : 'no',
    });
    server.close();
  }
  await browser.close();
  return rows;
}

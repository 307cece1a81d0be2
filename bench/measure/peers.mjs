import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Ours first: the three charts alone, which do the same work as the others', then as the page shows them. What a library
 * lacks beside the page it may have in a module of its own (Highcharts: a table, sound); nobody gets it unasked.
 */
export const PEERS = {
  ours: { name: 'Threadprint, the charts', lacks: ['table', 'sound'] },
  page: { name: 'Threadprint, the page', lacks: [] },
  recharts: { name: 'Recharts', lacks: ['table', 'sound'] },
  nivo: { name: 'Nivo', lacks: ['table', 'sound'] },
  visx: { name: 'visx', lacks: ['keyboard', 'table', 'sound'] },
  victory: { name: 'Victory', lacks: ['keyboard', 'table', 'sound'] },
  echarts: { name: 'ECharts', lacks: ['keyboard', 'table', 'sound'] },
  chartjs: { name: 'Chart.js', lacks: ['keyboard', 'table', 'sound'] },
  highcharts: { name: 'Highcharts', lacks: ['table', 'sound'] },
  plot: { name: 'Plot', lacks: ['keyboard', 'table', 'sound'] },
};

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
export async function buildPeer(peer) {
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

/** What a server writes of a peer's dashboard: nothing where it can't be rendered there. */
export async function renderPeer(peer) {
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
    return await renderDashboard();
  } catch (error) {
    console.error(`  ${peer} does not render on a server: ${error.message.split('\n')[0]}`);
    return '';
  }
}

/** The page as a reader gets it where the HTML holds the charts: without any script. */
export function writeReaderPage(outDir, html) {
  const page = readFileSync(join(outDir, 'peers/index.html'), 'utf8')
    .replace(/<script.*<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  writeFileSync(join(outDir, 'peers/reader.html'), page);
}

/** Runs `work` with the address of what was built. */
export async function serve(outDir, work) {
  const server = createServer(sirv(outDir, { dev: true })).listen(0);
  try {
    return await work(`http://localhost:${server.address().port}/peers/`);
  } finally {
    server.close();
  }
}

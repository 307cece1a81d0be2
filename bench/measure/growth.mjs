import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { build } from 'vite';
import { launch, openMeter } from './browser.mjs';
import { round } from './tables.mjs';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));
const COUNTS = [400, 4_000, 40_000, 400_000];
/** Of the shirt's 11,824 cups. */
const FACTORY_SHARE = 403 / 11_824;

/** Gives the site's own layout and drawing another number of cups, the factory's share of it as on the site. */
function changeCups(count) {
  const factory = Math.round(count * FACTORY_SHARE);
  const overrides = {
    'data/shirt': `export * from 'REAL'; export const COTTON_CUPS = ${count - factory};`,
    'model/steps': `import { steps as real } from 'REAL';
      const all = real.reduce((sum, { highCups }) => sum + highCups, 0);
      let before = 0, seen = 0;
      export const steps = real.map((step) => {
        seen += step.highCups;
        const highCups = Math.round((${factory} * seen) / all) - before;
        before += highCups;
        return { ...step, highCups, lowCups: Math.round((highCups * step.lowCups) / step.highCups) };
      });`,
  };
  return {
    name: 'change-cups',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = Object.keys(overrides).find((path) => source.endsWith(`/${path}`));
      return name && importer?.includes('/story/shirt/') ? `\0cups:${name}` : undefined;
    },
    load(id) {
      if (!id.startsWith('\0cups:')) return undefined;
      const name = id.slice('\0cups:'.length);
      return overrides[name].replaceAll('REAL', join(dirname(bench), 'src', `${name}.ts`));
    },
  };
}

async function buildField(count) {
  const outDir = join(bench, `.build/growth-${count}`);
  await build({
    configFile: false,
    root: bench,
    logLevel: 'error',
    plugins: [changeCups(count)],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(bench, 'growth/index.html') } },
  });
  return outDir;
}

async function measureField(browser, outDir) {
  const server = createServer(sirv(outDir)).listen(0);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${server.address().port}/growth/index.html`, {
    waitUntil: 'networkidle',
  });
  const meter = await openMeter(page);
  const before = await meter.readHeap();
  await page.evaluate(() => window.keepField());
  const heapBytes = (await meter.readHeap()) - before;
  const times = await page.evaluate(() => window.measureField());
  await page.close();
  server.close();
  return { ...times, heapBytes };
}

/** The slope of a straight line through the points' logarithms: 1 is growth in step with the cups. */
export function calculateExponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const mean = (at) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/** The closing field's layout, its one-time bake, a frame and its heap, from 400 to 400,000 cups; then the exponents. */
export async function measureGrowth() {
  const browser = await launch();
  const found = [];
  for (const count of COUNTS) found.push(await measureField(browser, await buildField(count)));
  await browser.close();
  const exponent = (key) => round(calculateExponent(found.map((field) => [field.cups, field[key]])), 2);
  const row = (cups, show) => ({
    cups,
    'layout, ms': show('layoutMs', 3),
    'bake once, ms': show('bakeMs', 2),
    'a frame, ms': show('frameMs', 3),
    'heap, kB': show('heapBytes', 0, 1000),
  });
  return [
    ...found.map((field) => row(field.cups, (key, digits, unit = 1) => round(field[key] / unit, digits))),
    row('exponent', exponent),
  ];
}

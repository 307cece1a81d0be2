// `npm run bench -- [page tasks scroll blocked charts growth soak]`: measures, prints tables, writes bench/results.json and
// README's tables. With `--quick` every part runs once and nothing is written.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from '../server/install.mjs';

const bench = dirname(fileURLToPath(import.meta.url));
const root = dirname(bench);
const RESULTS = join(bench, 'results.json');
const README = join(root, 'README.md');
const PORT = 4395;
const BASE = `http://localhost:${PORT}/threadprint/`;

const runNode = (args, env = {}) => {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
};

installIfNeeded(root);
if (!existsSync(join(bench, 'node_modules'))) spawnSync('npm', ['ci'], { cwd: bench, stdio: 'inherit' });
// Only now are the tools there that may fetch a browser; every measurement then finds this one.
const { provideBrowser } = await import('../tests/browser.mjs');
process.env.CHROME_PATH = await provideBrowser(root);

/** Waits until the server answers, half a minute at most. */
async function waitForSite() {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${BASE}thirsty_fashion`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`nobody answers at ${BASE}`);
}

const SCENES = [
  ['home', 'thirsty_fashion'],
  ['the T-shirt, six cups', 'thirsty_fashion/info1', { usr: { userInput: 6 }, key: 'bench', idx: 0 }],
  ['the lake', 'thirsty_fashion/info2'],
  ['the costs', 'thirsty_fashion/info3'],
  ['production', 'charts/production'],
  ['fabrics', 'charts/fabrics'],
].map(([name, path, state]) => ({ name, url: BASE + path, state }));

/** Pages without a scene. */
const TEXTS = [
  ['about', 'thirsty_fashion/about'],
  ['the sources', 'sources'],
].map(([name, path]) => ({ name, url: BASE + path }));

const press = (name) =>
  `[...document.querySelectorAll('button')].find((b) => b.textContent === '${name}').click()`;

const follow = (path) => `document.querySelector('nav a[href$="/${path}"]').click()`;

/** Measures all routes in one run with the bare prerendered React page. */
async function measureBesideBare(measure) {
  const { startBarePage } = await import('./measure/bare.mjs');
  const bare = await startBarePage();
  const rows = await measure([{ name: 'bare React + router', url: bare.url }, ...SCENES, ...TEXTS]);
  bare.stop();
  return rows;
}

/** Each section loads its own tools, so that one can be run without the others. */
const SECTIONS = {
  page: async () => measureBesideBare((await import('./measure/page.mjs')).measurePages),
  tasks: async () => measureBesideBare((await import('./measure/tasks.mjs')).measureTasks),
  scroll: async () =>
    (await import('./measure/scroll.mjs')).measureScroll([
      ...SCENES,
      {
        name: 'home, pouring six cups',
        url: `${BASE}thirsty_fashion`,
        press: `document.querySelector('[data-cup="6"]').click()`,
      },
      ...[
        ['from home to the T-shirt', 'thirsty_fashion', 'info1'],
        ['from the T-shirt to the lake', 'thirsty_fashion/info1', 'info2'],
        ['from the lake to the costs', 'thirsty_fashion/info2', 'info3'],
        ['from the costs to the fabrics', 'thirsty_fashion/info3', 'charts/fabrics'],
        ['from the fabrics to the sources', 'charts/fabrics', 'sources'],
        ['from the T-shirt to home', 'thirsty_fashion/info1', 'thirsty_fashion'],
      ].map(([name, from, to]) => ({ name, url: BASE + from, press: follow(to) })),
    ]),
  blocked: async () =>
    (await import('./measure/blocked.mjs')).measureBlocked([
      { name: 'scrolling the T-shirt', url: `${BASE}thirsty_fashion/info1`, isScrolled: true },
      { name: 'scrolling the lake', url: `${BASE}thirsty_fashion/info2`, isScrolled: true },
      { name: 'bars of the fabrics growing', url: `${BASE}charts/fabrics`, prepare: press('Pour Water') },
      { name: 'bobbins winding', url: `${BASE}charts/production`, prepare: press('Take a look') },
    ]),
  charts: async () => (await import('./measure/charts.mjs')).measureCharts(),
  growth: async () => (await import('./measure/growth.mjs')).measureGrowth(),
  soak: async () => (await import('./measure/soak.mjs')).measureSoak(`${BASE}thirsty_fashion`),
};

const { formatTable } = await import('./measure/tables.mjs');
const { composeReadme } = await import('./measure/readme.mjs');
const { describeMachine } = await import('./measure/machine.mjs');
const { isQuick } = await import('./measure/quick.mjs');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const names = asked.length > 0 ? asked : Object.keys(SECTIONS);
for (const name of names) {
  if (!(name in SECTIONS)) {
    console.error(`bench: there is no "${name}", only ${Object.keys(SECTIONS).join(', ')}`);
    process.exit(1);
  }
}

const BUILD = ['build/run.mjs', 'build/build.ts'];
// As published: with its address, which canonical links and Lighthouse ask for.
runNode(BUILD, { SITE_URL: new URL(BASE).origin });
const site = spawn(process.execPath, ['build/run.mjs', 'server/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(PORT) },
});
await waitForSite();
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
try {
  for (const name of names) {
    console.log(`\n## ${name}\n`);
    const rows = await SECTIONS[name]();
    console.log(formatTable(rows));
    if (isQuick) continue;
    results[name] = { date: new Date().toISOString().slice(0, 10), machine: describeMachine(name), rows };
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(README, composeReadme(readFileSync(README, 'utf8'), results));
  }
} finally {
  site.kill();
  runNode(BUILD);
}

// `npm run bench -- [pages shifts controls frames rest blocked soak charts bars growth answers slowed]`: measures all parts or the named ones,
// prints tables, writes bench/results.json and the tables of bench/README.md. With `--quick`: does every part work?
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from '../server/install.mjs';
import { ADDRESSES } from './addresses.mjs';
import { cut, isQuick } from './measure/quick.mjs';
import { BOARD, CONTROLS, MOTIONS, PAGES, PLAYS, ROUND } from './subjects.mjs';

const bench = dirname(fileURLToPath(import.meta.url));
const root = dirname(bench);
const RESULTS = join(bench, 'results.json');
const README = join(bench, 'README.md');
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

await installIfNeeded(root);
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

/** Of what is measured, with its address on this site. */
const locate = (subjects) => subjects.map((subject) => ({ ...subject, url: BASE + subject.path }));

async function measurePages() {
  const { startBarePage } = await import('./measure/bare.mjs');
  const { measurePages: measure } = await import('./measure/pages.mjs');
  const bare = await startBarePage(`${BASE}thirsty_fashion`);
  try {
    return await measure(cut([{ name: 'bare page, two fonts', url: bare.url }, ...locate(PAGES)]));
  } finally {
    bare.stop();
  }
}

async function measureFrames(slowdown) {
  const { measureFrames: measure } = await import('./measure/frames.mjs');
  return measure(locate([...cut(PAGES), ...cut(PLAYS)]), slowdown);
}

/** Each part loads its own tools, so that one can be run without the others. */
const PARTS = {
  pages: measurePages,
  shifts: async () => (await import('./measure/shifts.mjs')).measureShifts(locate(cut(ADDRESSES))),
  controls: async () => (await import('./measure/controls.mjs')).measureControls(locate(CONTROLS)),
  frames: async () => measureFrames(1),
  rest: async () => (await import('./measure/rest.mjs')).measureRest(locate(cut(PAGES))),
  blocked: async () => (await import('./measure/blocked.mjs')).measureBlocked(locate(cut(MOTIONS))),
  soak: async () => (await import('./measure/soak.mjs')).measureSoak(`${BASE}thirsty_fashion`, ROUND),
  charts: async () => (await import('./measure/charts.mjs')).measureCharts(),
  bars: async () => (await import('./measure/bars.mjs')).measureBars(),
  growth: async () => (await import('./measure/growth.mjs')).measureGrowth(),
  answers: async () => (await import('./measure/answers.mjs')).measureAnswers(...locate([BOARD])),
  slowed: async () => measureFrames(4),
};

const { composeReadme, formatPart } = await import('./measure/report.mjs');
const { describeMachine } = await import('./measure/machine.mjs');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const names = asked.length > 0 ? asked : Object.keys(PARTS);
for (const name of names) {
  if (!(name in PARTS)) {
    console.error(`bench: there is no "${name}", only ${Object.keys(PARTS).join(', ')}`);
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
    const rows = await PARTS[name]();
    console.log(formatPart(name, rows));
    if (isQuick) continue;
    results[name] = { date: new Date().toISOString().slice(0, 10), machine: describeMachine(name), rows };
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(README, composeReadme(readFileSync(README, 'utf8'), results));
  }
} finally {
  site.kill();
  runNode(BUILD);
}

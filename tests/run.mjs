// `npm test` on a fresh clone, and one plain line at the end. `npm run test:all` adds languages, engines and servers, and
// `npm run test:all -- --long` the variants of what is tested once (CONTRIBUTING.md). One build serves all of them.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from '../server/install.mjs';
import { DEFAULT_BASE_PATH, parseLanguages, readBuildSettings } from '../server/settings.mjs';
import { findFreePort } from './freePort.mjs';
import { provideLibreOffice, providePoppler } from './installPackages.mjs';
import {
  formatFailed,
  formatSlowest,
  formatSummary,
  readPlaywrightCounts,
  readPlaywrightRuns,
  readVitestCounts,
  readVitestRuns,
} from './summary.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.build/reports');
const OTHER_BASE_PATH = '/a/b/';
const isAll = process.argv.includes('--all');
const isLong = process.argv.includes('--long');

/**
 * How the report of a stage is read.
 * @typedef {object} Reader
 * @property {(report: any) => import('./summary.mjs').Counts} counts
 * @property {(report: any) => import('./summary.mjs').TestRun[]} runs
 */
const VITEST = { counts: readVitestCounts, runs: readVitestRuns };
const PLAYWRIGHT = { counts: readPlaywrightCounts, runs: readPlaywrightRuns };
/** A report of ours that holds nothing but the counts. */
const PLAIN = { counts: /** @param {any} report */ (report) => report, runs: () => [] };

/** @type {import('./summary.mjs').Counts[]} */
const counts = [];
/** @type {import('./summary.mjs').TestRun[]} */
const runs = [];
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs a package's own program with Node, so that no shell lies between.
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(title, args, environment = {}) {
  console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    });
    children.add(child);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      children.delete(child);
      if (code !== 0) console.error(`✗ ${title} failed`);
      resolve(code === 0);
    });
  });
}

/**
 * A stage that counts no tests of its own: it counts only when it fails.
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 */
async function runStage(title, args, environment) {
  const isPassed = await run(title, args, environment);
  if (!isPassed) {
    counts.push({ passed: 0, failed: 1, skipped: 0 });
    runs.push({ title, durationMs: 0, isFailed: true });
  }
  return isPassed;
}

/**
 * @param {string} title
 * @param {string[]} args
 * @param {string} report
 * @param {Reader} reader
 * @param {Record<string, string>} [environment]
 */
async function runTests(title, args, report, reader, environment) {
  const isPassed = await run(title, args, environment);
  let found = { passed: 0, failed: 0, skipped: 0 };
  try {
    const content = JSON.parse(readFileSync(report, 'utf8'));
    found = reader.counts(content);
    runs.push(...reader.runs(content));
  } catch {
    console.error(`✗ ${title} left no report`);
  }
  // A run may fail without a failed test, e.g. when its server does not start, or when it finds no tests.
  if (!isPassed && found.failed === 0) found.failed = 1;
  if (found.failed > 0) runs.push({ title, durationMs: 0, isFailed: true });
  counts.push(found);
}

/**
 * Builds the site at a base path and drives it in the browser: what depends on that path at the other one, all else at the
 * default.
 * @param {string} basePath
 * @param {string} browser
 */
async function testSite(basePath, browser) {
  const isDefault = basePath === DEFAULT_BASE_PATH;
  // What depends on the base depends on no language: two are enough there. That site is told where it lies.
  const other = { SITE_LANGUAGES: 'en es', SITE_URL: 'https://example.org' };
  const environment = { BASE_PATH: basePath, ...(isDefault ? {} : other) };
  if (!(await runStage(`Build at ${basePath}`, ['build/run.mjs', 'build/build.ts'], environment))) return;
  // sweep.spec.ts opens the site in its longest words.
  if (isDefault && !(await runStage('Build in the longest words', ['build/run.mjs', 'build/long.ts'])))
    return;
  const sent = join(reports, `sent${basePath.replaceAll('/', '-')}.json`);
  const questions = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/site/vitest.config.ts'];
  questions.push('--reporter=dot', '--reporter=json', `--outputFile=${sent}`);
  // What depends on the base alone: the site at the other one is told where it lies.
  if (!isDefault) questions.push('--testNamePattern', 'says where it lies');
  await runTests(`What is sent at ${basePath}`, questions, sent, VITEST, environment);
  const report = join(reports, `e2e${basePath.replaceAll('/', '-')}.json`);
  const left = [...(isAll ? [] : ['@all']), ...(isLong ? [] : ['@long']), ...(isDefault ? ['@base'] : [])];
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'];
  // An empty pattern would leave out every test.
  if (left.length > 0) args.push('--grep-invert', left.join('|'));
  if (!isDefault) args.push('--grep', '@base');
  await runTests(`End to end at ${basePath}`, args, report, PLAYWRIGHT, {
    ...environment,
    CHROME_PATH: browser,
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

/**
 * On the same build, in each language but English: what its words must say of a number.
 * @param {string} browser
 */
async function testLanguages(browser) {
  for (const language of parseLanguages(process.env.SITE_LANGUAGES).filter((one) => one !== 'en')) {
    const report = join(reports, `e2e-${language}.json`);
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', '--project=desktop'];
    args.push('--grep', '@everyLanguage', ...(isLong ? [] : ['--grep-invert', '@long']));
    await runTests(`End to end in ${language}`, args, report, PLAYWRIGHT, {
      VITE_LANGUAGE: language,
      NODE_OPTIONS: `--conditions=${language}`,
      CHROME_PATH: browser,
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  }
}

async function runEverything() {
  readBuildSettings(process.env);
  await installIfNeeded(root);
  // Only now are its dependencies there.
  const { provideTestBrowser } = await import('./browser.mjs');
  const browser = await provideTestBrowser(root);
  providePoppler();
  if (isAll) provideLibreOffice();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  await runStage('Words', ['build/run.mjs', 'build/catalog/main.ts']);
  await Promise.all([
    runStage('Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
    runStage('Types', ['node_modules/typescript/bin/tsc']),
  ]);
  const report = join(reports, 'unit.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'];
  await runTests('Unit tests', [...args, `--outputFile=${report}`], report, VITEST);
  // The default base comes last, so that dist/ is left as `npm run build` leaves it.
  await testSite(OTHER_BASE_PATH, browser);
  await testSite(DEFAULT_BASE_PATH, browser);
  if (!isAll) return;
  await testLanguages(browser);
  for (const name of ['engines', 'hosting']) {
    const main = ['build/run.mjs', `tests/${name}/main.ts`];
    await runTests(`Tests of the ${name}`, main, join(reports, `${name}-counts.json`), PLAIN);
  }
}

try {
  await runEverything();
  console.log(`\n${formatSlowest(runs)}`);
  if (formatFailed(runs) !== '') console.log(`\n${formatFailed(runs)}`);
  const summary = formatSummary(counts);
  console.log(`\n${summary.line}`);
  process.exit(summary.isPassed ? 0 : 1);
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(1);
}

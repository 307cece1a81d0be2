import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { hashInputs, readBuild } from '../../server/built.mjs';
import { readBuildSettings } from '../../server/settings.mjs';
import { addCounts, formatSummary, readVitestCounts } from '../summary.mjs';
import { findDifferences, hashTree } from './buildHash.ts';
import { provideCaddy, provideNginx } from './hosts.ts';

const REPORT = '.build/reports/hosting.json';
const COUNTS = '.build/reports/hosting-counts.json';

function run(args: readonly string[], environment: Record<string, string> = {}): boolean {
  const env = { ...process.env, BASE_PATH: '', ...environment };
  return spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** `npm run test:hosting`: the same tests against our server, nginx and Caddy, where these can be had. */
export async function main(): Promise<void> {
  const settings = readBuildSettings({ ...process.env, BASE_PATH: '' });
  const isBuilt = readBuild('dist')?.inputs === hashInputs('.', settings);
  if (!isBuilt && !run(['build/run.mjs', 'build/build.ts'])) throw new RangeError('The build failed');
  const first = hashTree('dist');
  if (!run(['build/run.mjs', 'build/build.ts'])) throw new RangeError('The second build failed');
  const different = findDifferences(first, hashTree('dist'));
  if (different.length > 0) console.error(`Two builds differ in ${different.join(', ')}`);
  const hosts = ['npm start'];
  if (provideNginx()) hosts.push('nginx');
  else console.log('Skipping nginx: it is not installed, and only root on Debian or Ubuntu may install it');
  if (provideCaddy()) hosts.push('Caddy');
  else console.log('Skipping Caddy: it is not installed, and only root on Debian or Ubuntu may install it');
  const isPassed = run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/hosting/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${REPORT}`,
    ],
    { THREADPRINT_HOSTS: hosts.join(','), ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
  );
  const counts = readVitestCounts(JSON.parse(readFileSync(REPORT, 'utf8')));
  // A server that does not start skips its tests and fails none.
  if (!isPassed && counts.failed === 0) counts.failed = 1;
  const isReproducible = different.length === 0;
  const builds = { passed: Number(isReproducible), failed: Number(!isReproducible), skipped: 0 };
  writeFileSync(COUNTS, JSON.stringify(addCounts([counts, builds])));
  const summary = formatSummary([counts, builds]);
  console.log(`\n${summary.line.replace('Threadprint', 'Hosting')}`);
  process.exitCode = summary.isPassed ? 0 : 1;
}

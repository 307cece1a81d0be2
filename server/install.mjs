// Plain JavaScript: it runs before the dependencies are installed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules is missing, or older than the lockfile.
 * @param {string} root the project's folder
 */
export function isInstallNeeded(root) {
  const installed = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const lockfile = statSync(join(root, 'package-lock.json'));
  return installed === undefined || installed.mtimeMs < lockfile.mtimeMs;
}

/**
 * Brings node_modules in line with the lockfile. No package of ours needs its install script.
 * @param {string} root the project's folder
 * @throws {RangeError} when npm fails
 */
export function installIfNeeded(root) {
  if (!isInstallNeeded(root)) return;
  console.log('Installing dependencies …');
  // A production environment would leave out the tools that build the site.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--loglevel=error'];
  const { status } = runNpm(args, root);
  if (status !== 0) throw new RangeError('The dependencies could not be installed: `npm ci` failed');
}

/**
 * Runs npm itself: under `npm start` the very npm that was called.
 * @param {string[]} args
 * @param {string} root
 */
function runNpm(args, root) {
  const cli = process.env.npm_execpath;
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit'];
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio });
  return spawnSync('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' });
}

// Plain JavaScript: it runs before the dependencies are installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
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
 * Whether what serves a build is there, be it of another lockfile: a server must not wait for an installation. npm writes its
 * own list last: without it the installation was stopped.
 * @param {string} root the project's folder
 */
export function hasServerTools(root) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  return ['vite', 'send', 'mime-types'].every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  );
}

/**
 * Brings node_modules in line with the lockfile; a server that runs meanwhile goes on. No package of ours needs its install
 * script.
 * @param {string} root the project's folder
 * @throws {RangeError} when npm fails
 */
export async function installIfNeeded(root) {
  if (!isInstallNeeded(root)) return;
  console.log('Installing dependencies …');
  // A production environment would leave out the tools that build the site.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--loglevel=error'];
  const npm = spawnNpm(args, root);
  const stop = () => npm.kill();
  process.once('exit', stop);
  const [code] = await once(npm, 'exit');
  process.off('exit', stop);
  if (code !== 0) throw new RangeError('The dependencies could not be installed: `npm ci` failed');
}

/**
 * Runs npm itself: under `npm start` the very npm that was called.
 * @param {string[]} args
 * @param {string} root
 */
function spawnNpm(args, root) {
  const cli = process.env.npm_execpath;
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit'];
  if (cli?.endsWith('.js')) return spawn(process.execPath, [cli, ...args], { cwd: root, stdio });
  return spawn('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' });
}

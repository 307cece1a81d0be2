// Plain JavaScript: it runs before the dependencies are installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says for what our own installation was made: npm leaves out the native packages of other platforms and other Nodes. */
const STAMP = 'node_modules/.installed-for';
const MACHINE = `Node ${process.versions.node.split('.')[0]}, ${process.platform} ${process.arch}`;

/**
 * Whether what is installed runs on this machine, with this Node. Where npm was called by hand there is no stamp: then it is tried.
 * @param {string} root the project's folder
 */
function isForThisMachine(root) {
  const stamp = join(root, STAMP);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === MACHINE;
  return spawnSync(process.execPath, ['-e', "import('vite')"], { cwd: root, stdio: 'ignore' }).status === 0;
}

/**
 * Whether node_modules is missing, older than the lockfile, or made for another machine or another Node.
 * @param {string} root the project's folder
 */
export function isInstallNeeded(root) {
  const installed = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const lockfile = statSync(join(root, 'package-lock.json'));
  return installed === undefined || installed.mtimeMs < lockfile.mtimeMs || !isForThisMachine(root);
}

/**
 * Whether what serves a build is there, be it of another lockfile: a server must not wait for an installation. npm writes its
 * own list last: without it the installation was stopped.
 * @param {string} root the project's folder
 */
export function hasServerTools(root) {
  const isThere = ['.package-lock.json', 'vite', 'send', 'mime-types'].every((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
  return isThere && isForThisMachine(root);
}

/**
 * What runs our TypeScript.
 * @throws {RangeError} where it is missing, or is that of another machine or another Node
 */
export function loadVite() {
  return import('vite').catch(() => {
    throw new RangeError(
      'The dependencies are missing, or are those of another machine or another Node. Install them: npm ci --ignore-scripts',
    );
  });
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
  writeFileSync(join(root, STAMP), MACHINE);
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

// `npm start`, `npm run serve` and `npm run dev`. Plain JavaScript, so that it runs on a fresh clone.
import './needsNode.cjs';
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs, readBuild } from './built.mjs';
import { hasServerTools, installIfNeeded, loadVite } from './install.mjs';
import { tryAddress } from './listen.mjs';
import { endWithParent } from './parent.mjs';
import { readBuildSettings, readServerSettings } from './settings.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;

function end() {
  child?.kill('SIGTERM');
  process.exit(0);
}

/**
 * Runs a module of ours in a child, so that its memory is gone afterwards and the server answers meanwhile.
 * @param {string} module
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} whether it succeeded; if not, it has said why
 */
function run(module, environment = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(process.execPath, ['build/run.mjs', module], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      child = undefined;
      resolve(code === 0);
    });
  });
}

/** Serves dist/, and each build that takes its place. */
async function serve() {
  const { runnerImport } = await loadVite();
  const { module } = await runnerImport(join(root, 'server/serve.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  await module.main();
}

/** Serves what is there, if it lies where it was asked for, and builds what has changed; a first start serves English soon. */
async function start() {
  const settings = readBuildSettings(process.env);
  const isThere = () => readBuild(dist)?.basePath === settings.basePath;
  let isServed = isThere() && hasServerTools(root);
  if (isServed) await serve();
  await installIfNeeded(root);
  if (!isThere()) {
    console.log('Building the site in English …');
    if (!(await run('build/build.ts', { SITE_LANGUAGES: 'en' }))) throw new RangeError('The build failed');
  }
  if (!isServed) await serve();
  isServed = true;
  if (readBuild(dist)?.inputs === hashInputs(root, settings)) return;
  console.log(`Building what is new: ${settings.languages.join(', ')} …`);
  const isBuilt = await run('build/build.ts');
  console.log(isBuilt ? 'The new build is served' : 'The build failed: what was there before is served on');
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
// A shell lies between npm and us, and does not pass its signals on.
if (process.env.npm_lifecycle_event !== undefined) endWithParent();
try {
  if (process.argv.includes('--serve')) {
    await serve();
  } else {
    readBuildSettings(process.env);
    await tryAddress(readServerSettings(process.env));
    if (process.argv.includes('--dev')) {
      await installIfNeeded(root);
      if (!(await run('build/assets.ts', { WORDS: '', VITE_LANGUAGE: 'en' })))
        throw new RangeError('The pictures could not be made');
      const { startDevServer } = await import('./dev.mjs');
      await startDevServer(root);
    } else await start();
  }
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(1);
}

// `npm start` and `npm run dev`. Plain JavaScript, so that it runs on a fresh clone.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { tryAddress } from './listen.mjs';
import { formatSiteUrl, readSettings } from './settings.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isDev = process.argv.includes('--dev');

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let isEnding = false;

function end() {
  isEnding = true;
  if (child === undefined) process.exit(0);
  child.kill('SIGTERM');
}

/**
 * Runs a module of ours to its end in a child, so that the build's memory is gone before serving begins.
 * @param {string} module
 * @returns {Promise<void>}
 */
function run(module) {
  return new Promise((resolve, reject) => {
    const started = spawn(process.execPath, ['build/run.mjs', module], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child = started;
    started.once('error', reject);
    started.once('exit', (code) => {
      child = undefined;
      if (isEnding) process.exit(0);
      if (code === 0) resolve();
      else reject(new RangeError(`${module} failed`));
    });
  });
}

/** @param {ReturnType<typeof readSettings>} settings */
async function startDevServer(settings) {
  await run('build/assets.ts');
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    clearScreen: false,
    logLevel: 'warn',
    server: { host: settings.host ?? 'localhost', port: settings.port, strictPort: true },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  console.log(`Threadprint, with hot reload: ${formatSiteUrl({ ...settings, port })}`);
}

async function startSite() {
  console.log('Building …');
  await run('build/build.ts');
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'server/serve.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  await module.main();
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
try {
  const settings = readSettings(process.env);
  await tryAddress(settings);
  installIfNeeded(root);
  await (isDev ? startDevServer(settings) : startSite());
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(1);
}

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { error as driverErrors } from 'selenium-webdriver';
import { parseBasePath } from '../../server/settings.mjs';
import { CHECKS, type Check, type CheckContext } from './checks';
import { chromiumEngine } from './chromium';
import type { Engine, EngineWindow } from './engine';
import { startErrorProxy } from './errorProxy';
import { firefoxEngine } from './firefox';
import { webkitEngine } from './webkit';

const PICTURES = '.build/engines';
const REPORTS = '.build/reports';
const SIZES = { desktop: { width: 1440, height: 900 } } as const;

/** No check may hang: this ends it, and the window is opened anew. */
const CHECK_MS = 120_000;
const INSTALL_MS = 600_000;

/** Installs an engine from Debian where that is possible; says nothing of engines that are there. */
function installEngine(engine: Engine): boolean {
  if (engine.isInstalled()) return true;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${engine.packages.join(', ')} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: INSTALL_MS });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...engine.packages], {
    stdio: 'ignore',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return engine.isInstalled();
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startSite(basePath: string, port: number): Promise<() => void> {
  const site = spawn(process.execPath, ['build/run.mjs', 'server/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), BASE_PATH: basePath },
  });
  for (let attempt = 0; attempt < 150; attempt++) {
    const isUp = await fetch(`http://localhost:${port}${basePath}`).then(
      () => true,
      () => false,
    );
    if (isUp) return () => site.kill();
    await setTimeout(100);
  }
  site.kill();
  throw new Error('the site did not start: was it built?');
}

/** Runs one check, and fails it when it takes too long. */
async function runInTime(check: Check, context: CheckContext): Promise<void> {
  const timer = new AbortController();
  const tooLong = setTimeout(CHECK_MS, undefined, { signal: timer.signal }).then(
    () => {
      throw new Error(`took longer than ${CHECK_MS / 1000} seconds`);
    },
    () => {},
  );
  try {
    await Promise.race([check.run(context), tooLong]);
  } finally {
    timer.abort();
  }
}

/** What WebKit's driver says when the page has crashed under it: that its session is gone, this, or nothing at all. */
const CRASH = 'Could not parse script result';
const hasCrashed = (error: unknown) =>
  error instanceof driverErrors.NoSuchSessionError ||
  (error instanceof driverErrors.WebDriverError && (error.message === '' || error.message.includes(CRASH)));

/** Runs every check in one window; after a failure a fresh one is opened, and what a crash ended is tried once more. */
async function checkEngine(engine: Engine, baseUrl: string): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  for (const [size, viewport] of Object.entries(SIZES)) {
    let window: EngineWindow | undefined;
    const checks = [...CHECKS];
    const retried = new Set<Check>();
    for (const check of checks) {
      const keepPicture = async (name: string) =>
        window?.screenshot(`${PICTURES}/${engine.name}-${size}-${name}.png`);
      try {
        window ??= await engine.launch(viewport);
        await runInTime(check, { window, baseUrl, keepPicture });
        counts.passed++;
        console.log(`  ✓ ${engine.name}: ${check.title}`);
      } catch (error) {
        if (hasCrashed(error) && !retried.has(check)) {
          retried.add(check);
          checks.push(check);
          console.log(`  ↻ ${engine.name} crashed: ${check.title} comes again`);
        } else {
          counts.failed++;
          console.log(
            `  ✗ ${engine.name}: ${check.title}\n    ${error instanceof Error ? `${error.name}: ${error.message}` : error}`,
          );
        }
        await keepPicture('failed').catch(() => {});
        await window?.close().catch(() => {});
        window = undefined;
      }
    }
    await window?.close();
  }
  return counts;
}

/** `npm run test:engines`: the built site in Chromium, Firefox ESR and WebKitGTK. */
export async function main(): Promise<void> {
  const basePath = parseBasePath(process.env.BASE_PATH);
  mkdirSync(PICTURES, { recursive: true });
  const port = await findFreePort();
  const stopSite = await startSite(basePath, port);
  const proxy = await startErrorProxy(port, basePath);
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const engine of [chromiumEngine, firefoxEngine, webkitEngine]) {
      if (!installEngine(engine)) {
        console.log(`  – ${engine.name} is skipped: it is not installed (${engine.packages.join(', ')})`);
        total.skipped += CHECKS.length;
        continue;
      }
      const { passed, failed } = await checkEngine(engine, proxy.origin + basePath);
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    proxy.close();
    stopSite();
  }
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/engines-counts.json`, JSON.stringify(total));
  console.log(`Engines: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0) process.exitCode = 1;
}

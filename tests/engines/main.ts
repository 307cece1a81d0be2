import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseBasePath } from '../../server/settings.mjs';
import { CHECKS } from './checks';
import { chromiumEngine } from './chromium';
import type { Engine } from './engine';
import { startErrorProxy } from './errorProxy';
import { firefoxEngine } from './firefox';
import { webkitEngine } from './webkit';

const PICTURES = '.build/engines';
const SITE_PORT = 4391;
const SIZES = { desktop: { width: 1440, height: 900 } } as const;

/** Installs an engine from Debian where that is possible; says nothing of engines that are there. */
function installEngine(engine: Engine): boolean {
  if (engine.isInstalled()) return true;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${engine.packages.join(', ')} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...engine.packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return engine.isInstalled();
}

async function startSite(basePath: string): Promise<() => void> {
  const site = spawn(process.execPath, ['build/run.mjs', 'server/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(SITE_PORT), BASE_PATH: basePath },
  });
  for (let attempt = 0; attempt < 150; attempt++) {
    const isUp = await fetch(`http://localhost:${SITE_PORT}${basePath}`).then(
      () => true,
      () => false,
    );
    if (isUp) return () => site.kill();
    await setTimeout(100);
  }
  site.kill();
  throw new Error('the site did not start: was it built?');
}

async function checkEngine(engine: Engine, baseUrl: string): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const { title, run } of CHECKS) {
      const window = await engine.launch(viewport);
      const keepPicture = (name: string) =>
        window.screenshot(`${PICTURES}/${engine.name}-${size}-${name}.png`);
      try {
        await run({ window, baseUrl, keepPicture });
        counts.passed++;
        console.log(`  ✓ ${engine.name}: ${title}`);
      } catch (error) {
        counts.failed++;
        console.log(`  ✗ ${engine.name}: ${title}\n    ${error instanceof Error ? error.message : error}`);
        await keepPicture('failed').catch(() => {});
      } finally {
        await window.close();
      }
    }
  }
  return counts;
}

/** `npm run test:engines`: the built site in Chromium, Firefox ESR and WebKitGTK. */
export async function main(): Promise<void> {
  const basePath = parseBasePath(process.env.BASE_PATH);
  mkdirSync(PICTURES, { recursive: true });
  const stopSite = await startSite(basePath);
  const proxy = await startErrorProxy(SITE_PORT, basePath);
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
  console.log(`Engines: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0) process.exitCode = 1;
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import JSZip from 'jszip';
import { PACK_FILE, PACK_FOLDER } from '../../build/pack';
import { parseBasePath } from '../../server/settings.mjs';
import { LANGUAGE } from '../../src/words/language';
import { languageFolder } from '../../src/words/languages';
import { findFreePort } from '../freePort.mjs';
import { installPackages, providePoppler } from '../installPackages.mjs';
import { startSite } from '../startSite';
import type { Check, CheckContext } from './check';
import { CHECKS } from './checks';
import { chromiumEngine } from './chromium';
import type { Engine, EngineWindow } from './engine';
import { startErrorProxy } from './errorProxy';
import { firefoxEngine } from './firefox';
import { webkitEngine } from './webkit';

const PICTURES = '.build/engines';
const REPORTS = '.build/reports';
/** Where the pages of the language that is tested lie: VITE_LANGUAGE names it. */
const LANGUAGE_FOLDER = languageFolder(LANGUAGE);
const SIZES = { desktop: { width: 1440, height: 900 } } as const;

/** No check may hang: this ends it, and the window is opened anew. */
const CHECK_MS = 120_000;

/** Installs an engine from Debian where that is possible; says nothing of engines that are there. */
function installEngine(engine: Engine): boolean {
  if (!engine.isInstalled()) installPackages(engine.packages);
  return engine.isInstalled();
}

/** Unpacks the offline copy, as a reader would; returns its folder. */
async function unpack(zipFile: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-offline-'));
  const zip = await JSZip.loadAsync(readFileSync(zipFile));
  for (const file of zip.file(/./)) {
    mkdirSync(dirname(join(folder, file.name)), { recursive: true });
    writeFileSync(join(folder, file.name), await file.async('nodebuffer'));
  }
  return folder;
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

/** Runs every check in one window. After a failure a fresh one is opened, and what failed comes once more, last: engines crash and stall. */
async function checkEngine(
  engine: Engine,
  addresses: Pick<CheckContext, 'baseUrl' | 'packUrl'>,
): Promise<{ passed: number; failed: number }> {
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
        const restore = engine.restore && ((folder: string) => engine.restore!(viewport, folder));
        await runInTime(check, { window, ...addresses, keepPicture, restore });
        counts.passed++;
        console.log(`  ✓ ${engine.name}: ${check.title}`);
      } catch (error) {
        const said = `${check.title}\n    ${error instanceof Error ? `${error.name}: ${error.message}` : error}`;
        if (retried.has(check)) {
          counts.failed++;
          console.log(`  ✗ ${engine.name}: ${said}`);
        } else {
          retried.add(check);
          checks.push(check);
          console.log(`  ↻ ${engine.name}, to come again: ${said}`);
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
  providePoppler();
  const port = await findFreePort();
  const stopSite = await startSite(basePath, port);
  const proxy = await startErrorProxy(port, basePath);
  const folder = await unpack(posix.join('dist', basePath, LANGUAGE_FOLDER, PACK_FILE));
  const packUrl = pathToFileURL(join(folder, PACK_FOLDER)).href;
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    const engines = [chromiumEngine, firefoxEngine, webkitEngine].filter((engine) => {
      const isThere = installEngine(engine);
      if (!isThere) {
        console.log(`  – ${engine.name} is skipped: it is not installed (${engine.packages.join(', ')})`);
        total.skipped += CHECKS.length;
      }
      return isThere;
    });
    // Side by side: each of them often waits.
    const addresses = {
      baseUrl: proxy.origin + basePath + LANGUAGE_FOLDER,
      packUrl,
    };
    for (const { passed, failed } of await Promise.all(
      engines.map((engine) => checkEngine(engine, addresses)),
    )) {
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    proxy.close();
    stopSite();
    rmSync(folder, { recursive: true });
  }
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/engines-counts.json`, JSON.stringify(total));
  console.log(`Engines: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0) process.exitCode = 1;
}

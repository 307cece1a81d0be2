import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { findPageUrl, type PrecacheEntry } from '../src/offline/offlineUrls';
import type { WholeList } from '../src/offline/wholeCopy';
import { LANGUAGE } from '../src/words/language';
import { calculateIntegrity } from './html';

/** Files beside pages and hashed files that a page needs without a network. */
const LONE_FILES = /^([a-z]{2}\/)?(data\/claims\.json|manifest\.webmanifest)$|^(favicon\.svg|icon-192\.png)$/;
/** The kept width of a picture is the first that is at least this wide, in pixels. */
const KEPT_WIDTH = 500;

/** Of all AVIF files of the pictures, one width each. */
export function choosePictures(files: readonly string[]): string[] {
  const widths = new Map<string, number>();
  for (const file of files) {
    const [, name, width] = /^img\/([a-z]+)-(\d+)\.avif$/.exec(file) ?? [];
    if (name === undefined || Number(width) < KEPT_WIDTH) continue;
    widths.set(name, Math.min(Number(width), widths.get(name) ?? Number.POSITIVE_INFINITY));
  }
  return [...widths].map(([name, width]) => `img/${name}-${width}.avif`);
}

/** Of all files of the build, by path under the base, those that the service worker keeps. */
export function chooseKeptFiles(files: readonly string[]): string[] {
  const pictures = new Set(choosePictures(files));
  return files
    .filter((file) => {
      if (/\.(br|gz)$/.test(file)) return false;
      if (/^(assets|stills)\//.test(file) || LONE_FILES.test(file) || pictures.has(file)) return true;
      // One copy of each page; neither error pages nor the base are answered with 200.
      return file.endsWith('.html') && !/(^|\/)(index|40\d)\.html$/.test(file);
    })
    .toSorted();
}

/** Of all files of the build, those that the worker keeps when the reader asks for it: pictures in full, data, and files for teachers. */
export function chooseWholeFiles(files: readonly string[]): string[] {
  const kept = new Set(chooseKeptFiles(files));
  return files
    .filter(
      (file) =>
        /^img\/|^([a-z]{2}\/)?(data|lesson)\//.test(file) && !/\.(br|gz)$/.test(file) && !kept.has(file),
    )
    .toSorted();
}

async function readEntry(outDir: string, basePath: string, file: string): Promise<PrecacheEntry> {
  const url = file.endsWith('.html') ? findPageUrl(basePath + file, basePath) : basePath + file;
  const integrity = calculateIntegrity(await readFile(join(outDir, file)));
  return { url, revision: file.startsWith('assets/') ? null : integrity, integrity };
}

/** Writes `offline.json` for the readers of a language: what is kept on their asking, and how large it is. */
export async function writeWholeList(
  outDir: string,
  basePath: string,
  folder: string,
  ownFiles: readonly string[],
): Promise<void> {
  const contents = await Promise.all(
    chooseWholeFiles(ownFiles).map(async (file) => ({
      file,
      content: await readFile(join(outDir, file)),
    })),
  );
  const list: WholeList = {
    files: contents.map(({ file, content }) => ({
      url: basePath + file,
      integrity: calculateIntegrity(content),
    })),
    bytes: contents.reduce((sum, { content }) => sum + content.length, 0),
  };
  await writeFile(join(outDir, folder, 'offline.json'), JSON.stringify(list));
}

/**
 * Writes `sw.js` with the list of what it keeps for the readers of a language: each has a worker of its own, so that none
 * keeps the others' pages. All other files must have been written before.
 */
export async function writeWorker(
  outDir: string,
  basePath: string,
  folder: string,
  ownFiles: readonly string[],
): Promise<void> {
  const kept = await Promise.all(chooseKeptFiles(ownFiles).map((file) => readEntry(outDir, basePath, file)));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: [LANGUAGE, ...defaultClientConditions] },
    define: {
      PRECACHE_ENTRIES: JSON.stringify(kept),
      PRECACHE_BASE: JSON.stringify(basePath + folder),
      SHARED_BASE: JSON.stringify(basePath),
    },
    build: {
      outDir: join(outDir, folder),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/offline/worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
      },
    },
  });
}

/** Writes a `sw.js` that takes away what earlier builds' workers left with their readers, itself included. */
export async function writeWorkerRemoval(outDir: string): Promise<void> {
  await copyFile('src/offline/removeWorker.js', join(outDir, 'sw.js'));
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { BUILD_FILE, hashInputs } from '../server/built.mjs';
import { writeHeadersFile, writeServerFiles } from '../server/headerFiles';
import type { PageHashes } from '../server/headers';
import { describeSiteUrl, readBuildSettings } from '../server/settings.mjs';
import { listPackageFiles } from '../src/model/dataPackage';
import { listDataFiles } from '../src/model/publication';
import { LANGUAGE_NAMES, type Language } from '../src/words/languages';
import { makeAssets } from './assets';
import { forgetUnused, writeWhole } from './cache';
import { compressFiles } from './compress';
import { keepEarlierFiles } from './keep';
import { bootFileOf, hashesFileOf, stageOf } from './language';
import { composeLicenses } from './licenses';
import { namePageVariables } from './pageVariables';
import { composeSitemap } from './sitemap';
import { writeStills } from './stills';
import { openWorkFolder, swapBuild } from './work';

/** Does a step, and says in one line how long it took. */
async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${title.padEnd(12)}${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}

/** Builds a script that imports nothing when it runs. */
async function buildScript(input: string, basePath: string): Promise<string> {
  const result = await build({
    configFile: false,
    base: basePath,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`the build made nothing of ${input}`);
  return output.output[0].code.trim();
}

/** Once an element of ours for other pages: those that still load it keep the picture and the link that stand in it. */
const FORMER_SCRIPT = '// It does nothing: an iframe of charts/embed/ shows the chart.\n';

/** What is the same in every language. */
export async function buildShared(folder: string, outDir: string, basePath: string): Promise<void> {
  await makeAssets(outDir);
  await writeWhole(bootFileOf(folder), await buildScript('src/boot.ts', basePath));
  await writeWhole(join(outDir, 'v1/chart.js'), FORMER_SCRIPT);
  for (const { path, content } of [...listDataFiles(), ...listPackageFiles()])
    await writeWhole(join(outDir, path), content);
  // What earlier editions published stays at its address.
  await cp('editions', join(outDir, 'data'), { recursive: true });
  await writeStills(outDir);
  await writeWhole(join(outDir, 'licenses.txt'), composeLicenses());
}

/**
 * Builds the site in one language, in a process of its own: the words that it finds are that language's.
 * Throws where that fails; it has said by then why.
 */
async function buildLanguage(language: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['build/run.mjs', 'build/language.ts', ...process.argv.slice(3)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_LANGUAGE: language, BUILD_FOLDER: folder },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new RangeError(`the site was not built in the language "${language}"`);
}

/** As many languages at a time as there are cores. */
async function buildLanguages(languages: readonly Language[], folder: string): Promise<void> {
  const waiting = [...languages];
  const buildNext = async (): Promise<void> => {
    const language = waiting.shift();
    if (language === undefined) return;
    await step(LANGUAGE_NAMES[language], () => buildLanguage(language, folder));
    await buildNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
}

/** `npm run build`: the whole site in dist/, which mirrors the host's root. */
export async function main(): Promise<void> {
  if (process.env.WORDS)
    throw new RangeError('WORDS is for development: no build that may be published has it');
  const settings = readBuildSettings(process.env);
  const { basePath, siteUrl, hasHsts } = settings;
  const languages = settings.languages as Language[];
  const inputs = hashInputs('.', settings);
  const folder = openWorkFolder();
  const stage = stageOf(folder);
  const outDir = join(stage, basePath);
  process.env.NODE_ENV = 'production';
  Object.assign(process.env, namePageVariables(settings));
  try {
    await step('Shared files', () => buildShared(folder, outDir, basePath));
    await buildLanguages(languages, folder);
    const pageHashes: Record<string, PageHashes[string]> = {};
    for (const language of languages)
      Object.assign(pageHashes, JSON.parse(await readFile(hashesFileOf(folder, language), 'utf8')));
    await writeWhole(join(stage, '404.html'), await readFile(join(outDir, '404.html'), 'utf8'));
    if (siteUrl !== '')
      await writeWhole(join(outDir, 'sitemap.xml'), composeSitemap(siteUrl + basePath, pageHashes));
    await step('Compression', () => compressFiles(stage));
    const limits = writeHeadersFile({ distDir: stage, basePath, hasHsts });
    if (process.argv.includes('--keep')) keepEarlierFiles('dist', stage, basePath);
    await writeWhole(join(stage, BUILD_FILE), JSON.stringify({ basePath, inputs, pageHashes }));
    swapBuild(stage, 'dist', join(folder, 'old'));
    writeServerFiles({ basePath, pageHashes, hasHsts });
    await forgetUnused();
    for (const note of [describeSiteUrl(settings), limits]) if (note !== '') console.log(note);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

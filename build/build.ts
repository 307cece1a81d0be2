import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { writeHeaderFiles } from '../server/headerFiles';
import type { PageHashes } from '../server/headers';
import { parseBasePath, parseLanguages, parseSiteUrl } from '../server/settings.mjs';
import { listDataFiles } from '../src/model/publication';
import { main as makeAssets } from './assets';
import { writeWhole } from './cache';
import { checkWords } from './checkWords';
import { compressFiles } from './compress';
import { keepEarlierFiles } from './keep';
import { BOOT_FILE, hashesFileOf, STAGE } from './language';
import { composeLicenses } from './licenses';
import { composeSitemap } from './sitemap';
import { writeStills } from './stills';

/** Builds the one inline script: it imports nothing when it runs. */
async function buildBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('the build made no boot script');
  return output.output[0].code.trim();
}

/**
 * Builds the site in one language, in a process of its own: the words that it finds are that language's.
 * Throws where that fails; it has said by then why.
 */
function buildLanguage(language: string): void {
  try {
    execFileSync(process.execPath, ['build/run.mjs', 'build/language.ts', ...process.argv.slice(3)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, VITE_LANGUAGE: language },
    });
  } catch {
    throw new RangeError(`the site was not built in the language "${language}"`);
  }
}

const OLD = '.build/old';

/** Puts the new build where the old one stood: it takes its place at once, so that no server ever has half of it. */
async function swapBuild(): Promise<void> {
  await rm(OLD, { recursive: true, force: true });
  // One right after the other: a server that reads dist/ meanwhile would find nothing.
  if (existsSync('dist')) renameSync('dist', OLD);
  renameSync(STAGE, 'dist');
  await rm(OLD, { recursive: true, force: true });
}

/** `npm run build`: the whole site in dist/, which mirrors the host's root. */
export async function main(): Promise<void> {
  const basePath = parseBasePath(process.env.BASE_PATH);
  const languages = parseLanguages(process.env.SITE_LANGUAGES);
  const siteUrl = parseSiteUrl(process.env.SITE_URL);
  checkWords(languages);
  const outDir = join(STAGE, basePath);
  await rm(STAGE, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  // Only variables with this prefix reach the pages.
  process.env.VITE_SITE_URL = siteUrl;
  process.env.VITE_LANGUAGES = languages.join(' ');
  await makeAssets();
  await writeWhole(BOOT_FILE, await buildBoot());
  for (const { path, content } of listDataFiles()) await writeWhole(join(outDir, path), content);
  await writeStills(outDir);
  await writeWhole(join(outDir, 'licenses.txt'), composeLicenses());
  for (const language of languages) buildLanguage(language);

  const pageHashes: Record<string, PageHashes[string]> = {};
  for (const language of languages)
    Object.assign(pageHashes, JSON.parse(await readFile(hashesFileOf(language), 'utf8')));
  await writeWhole(join(STAGE, '404.html'), await readFile(join(outDir, '404.html'), 'utf8'));
  if (siteUrl !== '')
    await writeWhole(join(outDir, 'sitemap.xml'), composeSitemap(siteUrl + basePath, pageHashes));
  await compressFiles(STAGE);
  writeHeaderFiles({
    distDir: STAGE,
    basePath,
    pageHashes,
    hashesFile: '.build/csp.json',
    nginxFile: 'server/nginx.conf',
  });
  if (process.argv.includes('--keep')) keepEarlierFiles('dist', STAGE, basePath);
  await swapBuild();
}

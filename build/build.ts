import { existsSync, renameSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeHeaderFiles } from '../server/headerFiles';
import type { PageHashes } from '../server/headers';
import { parseBasePath, parseSiteUrl } from '../server/settings.mjs';
import { listClaimFiles } from '../src/model/claimPublication';
import { listDataFiles } from '../src/model/publication';
import type { RenderedPage } from '../src/prerender';
import { main as makeAssets } from './assets';
import { CACHE_FOLDER } from './cache';
import { composeCardTags } from './cardTags';
import { compressFiles } from './compress';
import { FONT_RECIPES } from './fonts';
import { calculateInlineHash, composeDocument, composeRedirect, type LinkedFile, splitFonts } from './html';
import { composeIconLinks } from './icons';
import { keepEarlierFiles } from './keep';
import { composeLicenses } from './licenses';
import { collectPageFiles, findChunk, type Manifest } from './manifest';
import { writeWholeList, writeWorker, writeWorkerRemoval } from './offline';
import { writePack } from './pack';
import { writeStills } from './stills';

const SERVER_DIR = '.build/server';

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const ENTRY = 'src/client.tsx';
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

/** Builds what the browser gets; returns Vite's manifest, which the visitor does not need. */
async function buildClient(outDir: string): Promise<Manifest> {
  await build({ logLevel: 'warn', build: { outDir } });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });
  return manifest;
}

type ImportModule = (url: string) => Promise<{ renderPages: () => Promise<RenderedPage[]> }>;

async function prerenderPages(importModule: ImportModule): Promise<RenderedPage[]> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: SERVER_DIR,
      manifest: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
    },
  });
  const { renderPages } = await importModule(pathToFileURL(join(SERVER_DIR, 'prerender.js')).href);
  return renderPages();
}

/** Puts a rendered page together with its styles, scripts and fonts. */
async function composePage(
  page: RenderedPage,
  manifest: Manifest,
  boot: string,
  basePath: string,
  outDir: string,
) {
  const site = { basePath, siteUrl: parseSiteUrl(process.env.SITE_URL) };
  const link = async (file: string): Promise<LinkedFile> => ({
    path: basePath + file,
    content: await readFile(join(outDir, file)),
  });
  const modules = [ENTRY, ...(page.module === undefined ? [] : [page.module])];
  const { scripts, styles } = collectPageFiles(manifest, modules);
  const css = await Promise.all(styles.map((style) => readFile(join(outDir, style), 'utf8')));
  const [entry, ...preloads] = await Promise.all(scripts.map(link));
  if (!entry) throw new Error('the build made no entry script');
  const inlined = splitFonts(css.join('').replaceAll(/url\((?=assets\/)/g, `url(${basePath}`));
  const html = composeDocument({
    ...page,
    styles: inlined,
    inlinedStyles: await Promise.all(styles.map(link)),
    boot,
    entry,
    preloads,
    fonts: [FONT_RECIPES.sans, FONT_RECIPES.serif].map(
      ({ output }) => basePath + findChunk(manifest, `${CACHE_FOLDER}/fonts/${output}`).file,
    ),
    extraHead: `${composeIconLinks(basePath)}\n${await composeCardTags(page.file, page.head, site)}`,
  });
  return {
    html,
    hashes: { styleHashes: inlined.map(calculateInlineHash), scriptHashes: [calculateInlineHash(boot)] },
  };
}

/** Where a build is made. It takes the place of dist/ at once, so that no server ever has half of it. */
const STAGE = '.build/stage';
const OLD = '.build/old';

/** Puts the new build where the old one stood. */
async function swapBuild(): Promise<void> {
  await rm(OLD, { recursive: true, force: true });
  // One right after the other: a server that reads dist/ meanwhile would find nothing.
  if (existsSync('dist')) renameSync('dist', OLD);
  renameSync(STAGE, 'dist');
  await rm(OLD, { recursive: true, force: true });
}

/** `npm run build`: the whole site in dist/, which mirrors the host's root. */
export async function main(importModule: ImportModule): Promise<void> {
  const basePath = parseBasePath(process.env.BASE_PATH);
  const outDir = join(STAGE, basePath);
  await rm(STAGE, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  // Only variables with this prefix reach the pages.
  process.env.VITE_SITE_URL = parseSiteUrl(process.env.SITE_URL);
  await makeAssets();

  const [manifest, boot] = [await buildClient(outDir), await buildBoot()];
  const pageHashes: Record<string, PageHashes[string]> = {
    'index.html': { styleHashes: [], scriptHashes: [calculateInlineHash(boot)] },
  };
  for (const page of await prerenderPages(importModule)) {
    const { html, hashes } = await composePage(page, manifest, boot, basePath, outDir);
    pageHashes[`${page.file}.html`] = hashes;
    await write(join(outDir, `${page.file}.html`), html);
    if (page.isRoute) await write(join(outDir, page.file, 'index.html'), html);
  }
  await write(
    join(outDir, 'index.html'),
    composeRedirect(`${basePath}thirsty_fashion`, boot, composeIconLinks(basePath)),
  );
  for (const { path, content } of [...listDataFiles(), ...listClaimFiles()])
    await write(join(outDir, path), content);
  await writeStills(outDir);
  await write(join(outDir, 'licenses.txt'), composeLicenses());
  // Before the worker, which keeps the pages as they are then, and the copy of the error page for the host's root.
  await writePack(outDir, basePath);
  await write(join(STAGE, '404.html'), await readFile(join(outDir, '404.html'), 'utf8'));
  await writeWholeList(outDir, basePath);
  if (process.argv.includes('--no-worker')) await writeWorkerRemoval(outDir);
  else await writeWorker(outDir, basePath);
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

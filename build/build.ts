import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeHeaderFiles } from '../server/headerFiles';
import type { PageStyles } from '../server/headers';
import { parseBasePath, parseSiteUrl } from '../server/settings.mjs';
import { listClaimFiles } from '../src/model/claimPublication';
import { listDataFiles } from '../src/model/publication';
import type { RenderedPage } from '../src/prerender';
import { main as makeAssets } from './assets';
import { CACHE_FOLDER } from './cache';
import { composeCardTags } from './cardTags';
import { compressFiles } from './compress';
import { FONT_RECIPES } from './fonts';
import { calculateStyleHash, composeDocument, composeRedirect, type LinkedFile, splitFonts } from './html';
import { composeIconLinks } from './icons';
import { composeLicenses } from './licenses';
import { collectPageFiles, findChunk, type Manifest } from './manifest';
import { writeWorker } from './offline';
import { writeStills } from './stills';

const SERVER_DIR = '.build/server';

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const ENTRY = 'src/client.tsx';
/** An entry whose modules all went into another chunk: nothing is left in it but the import of that one. */
const EMPTY_ENTRY = /^import\s*"\.\/([^"]+)";\s*$/;

/** Lets the pages ask for the chunk itself, where the entry would be one more request. */
async function skipEmptyEntry(manifest: Manifest, outDir: string): Promise<Manifest> {
  const { file = '' } = manifest[ENTRY] ?? {};
  const [, name] = EMPTY_ENTRY.exec(await readFile(join(outDir, file), 'utf8')) ?? [];
  const chunk = Object.values(manifest).find((candidate) => candidate.file === `assets/${name}`);
  if (chunk === undefined) return manifest;
  await rm(join(outDir, file));
  return { ...manifest, [ENTRY]: chunk };
}

/** Builds what the browser gets; returns Vite's manifest, which the visitor does not need. */
async function buildClient(outDir: string): Promise<Manifest> {
  await build({ logLevel: 'warn' });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });
  return skipEmptyEntry(manifest, outDir);
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
async function composePage(page: RenderedPage, manifest: Manifest, basePath: string, outDir: string) {
  const site = { basePath, siteUrl: parseSiteUrl(process.env.SITE_URL) };
  const link = async (file: string): Promise<LinkedFile> => ({
    path: basePath + file,
    content: await readFile(join(outDir, file)),
  });
  const modules = [ENTRY, ...(page.module === undefined ? [] : [page.module])];
  const { scripts, styles } = collectPageFiles(manifest, modules);
  const css = await Promise.all(styles.map((style) => readFile(join(outDir, style), 'utf8')));
  const [entry, ...preloads] = await Promise.all(scripts.map(link));
  const vendor = preloads.find(({ path }) => path.includes('/vendor-'));
  if (!entry || !vendor) throw new Error('the build made no entry script, or none of the libraries');
  const inlined = splitFonts(css.join('').replaceAll(/url\((?=assets\/)/g, `url(${basePath}`));
  const html = composeDocument({
    ...page,
    styles: inlined,
    inlinedStyles: await Promise.all(styles.map(link)),
    boot: await link(findChunk(manifest, 'src/boot.ts').file),
    // React's first run takes about as long as that of all of ours.
    scripts: [vendor, entry],
    preloads,
    fonts: [FONT_RECIPES.sans, FONT_RECIPES.serif].map(
      ({ output }) => basePath + findChunk(manifest, `${CACHE_FOLDER}/fonts/${output}`).file,
    ),
    extraHead: `${composeIconLinks(basePath)}\n${await composeCardTags(page.file, page.head, site)}`,
  });
  return { html, styleHashes: inlined.map(calculateStyleHash) };
}

/** `npm run build`: the whole site in dist/, which mirrors the host's root. */
export async function main(importModule: ImportModule): Promise<void> {
  const basePath = parseBasePath(process.env.BASE_PATH);
  const outDir = join('dist', basePath);
  await rm('dist', { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  // Only variables with this prefix reach the pages.
  process.env.VITE_SITE_URL = parseSiteUrl(process.env.SITE_URL);
  await makeAssets();

  const manifest = await buildClient(outDir);
  const pageStyles: Record<string, PageStyles[string]> = {};
  for (const page of await prerenderPages(importModule)) {
    const { html, styleHashes } = await composePage(page, manifest, basePath, outDir);
    pageStyles[`${page.file}.html`] = { styleHashes };
    await write(join(outDir, `${page.file}.html`), html);
    if (page.isRoute) await write(join(outDir, page.file, 'index.html'), html);
    if (page.file === '404') await write('dist/404.html', html);
  }
  await write(
    join(outDir, 'index.html'),
    composeRedirect(`${basePath}thirsty_fashion`, composeIconLinks(basePath)),
  );
  for (const { path, content } of [...listDataFiles(), ...listClaimFiles()])
    await write(join(outDir, path), content);
  await writeStills(outDir);
  await write(join(outDir, 'licenses.txt'), composeLicenses());
  await writeWorker(outDir, basePath);
  await compressFiles('dist');
  writeHeaderFiles({
    distDir: 'dist',
    basePath,
    pageStyles,
    stylesFile: '.build/csp.json',
    nginxFile: 'server/nginx.conf',
  });
}

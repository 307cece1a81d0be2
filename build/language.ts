import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { listFiles } from '../server/headerFiles';
import { isEmbedPath, type PageHashes } from '../server/headers';
import { readBuildSettings } from '../server/settings.mjs';
import { listClaimFiles } from '../src/model/claimPublication';
import { listTranslatedTables } from '../src/model/publication';
import type { RenderedPage } from '../src/prerender';
import { LANGUAGE } from '../src/words/language';
import { findLanguageFolder, type Language, languageFolder } from '../src/words/languages';
import { CACHE_FOLDER, writeWhole } from './cache';
import { composeAlternates, composeCardTags, type Site } from './cardTags';
import { FONT_RECIPES } from './fonts';
import {
  calculateInlineHash,
  composeDocument,
  composePaperStyle,
  composeRedirect,
  type LinkedFile,
  splitFonts,
} from './html';
import { composeIconLinks, writeManifest } from './icons';
import { makeLessonFiles, nameLessonSizes } from './lessonFiles';
import { collectPageFiles, findChunk, listFilesOf, type Manifest } from './manifest';
import { composeOembedLink, listOembedFiles } from './oembed';
import { writeWholeList, writeWorker, writeWorkerRemoval } from './offline';
import { isEnglishFile, isSharedTable, writePack } from './pack';
import { HOME_ROUTE, writeSocialCards } from './socialCards';
import { composeStructuredData } from './structuredData';
import { nameTableRows } from './weave';

/** Within a build's folder: what becomes dist/. */
export const stageOf = (folder: string): string => join(folder, 'dist');
/** Within it: the inline script, which is the same in every language. */
export const bootFileOf = (folder: string): string => join(folder, 'boot.js');
/** Within it: what a language's pages have inline, for the headers. */
export const hashesFileOf = (folder: string, language: string): string =>
  join(folder, `hashes-${language}.json`);

const FOLDER = languageFolder(LANGUAGE);
const ENTRY = 'src/client.tsx';
/** What a page preloads: #theme/fonts.css names them. */
const { sans, serif, sansMore, serifMore, ...scripts } = FONT_RECIPES;
const FONTS_OF: Partial<Record<Language, readonly { output: string }[]>> = {
  en: [sans, serif],
  bn: [scripts.bengali, scripts.bengaliLatin],
  ar: [scripts.arabicSans, scripts.arabicSerif, scripts.arabicSansLatin, scripts.arabicSerifLatin],
};
const FONTS = FONTS_OF[LANGUAGE] ?? [sansMore, serifMore];

/**
 * Builds what the browser gets; returns Vite's manifest, which the visitor does not need. Languages that are built at the
 * same time share files: each is put into the stage whole.
 */
async function buildClient(folder: string, outDir: string): Promise<Manifest> {
  const ownDir = join(folder, `client-${LANGUAGE}`);
  await build({ logLevel: 'warn', publicDir: false, build: { outDir: ownDir } });
  const manifest: Manifest = JSON.parse(await readFile(join(ownDir, '.vite/manifest.json'), 'utf8'));
  for (const file of listFilesOf(manifest))
    await writeWhole(join(outDir, file), await readFile(join(ownDir, file)));
  return manifest;
}

export type ImportModule = (url: string) => Promise<{ renderPages: () => Promise<RenderedPage[]> }>;

async function prerenderPages(folder: string, importModule: ImportModule): Promise<RenderedPage[]> {
  const ownDir = join(folder, `server-${LANGUAGE}`);
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: ownDir,
      manifest: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
    },
  });
  const { renderPages } = await importModule(pathToFileURL(join(ownDir, 'prerender.js')).href);
  return renderPages();
}

/** Puts a rendered page together with its styles, scripts and fonts. */
async function composePage(page: RenderedPage, manifest: Manifest, boot: string, site: Site, outDir: string) {
  const { basePath } = site;
  const link = async (file: string): Promise<LinkedFile> => ({
    path: basePath + file,
    content: await readFile(join(outDir, file)),
  });
  const modules = [ENTRY, ...(page.module === undefined ? [] : [page.module])];
  const { scripts, styles } = collectPageFiles(manifest, modules);
  const css = await Promise.all(styles.map((style) => readFile(join(outDir, style), 'utf8')));
  const [entry, ...preloads] = await Promise.all(scripts.map(link));
  if (!entry) throw new Error('the build made no entry script');
  css.push(composePaperStyle(site));
  const inlined = splitFonts(css.join('').replaceAll(/url\((?=assets\/)/g, `url(${basePath}`));
  const origin = isEmbedPath(page.file) && site.siteUrl !== '' ? site.siteUrl : undefined;
  const html = composeDocument({
    ...page,
    origin,
    styles: inlined,
    inlinedStyles: await Promise.all(styles.map(link)),
    boot,
    entry,
    preloads,
    fonts: FONTS.map(({ output }) => basePath + findChunk(manifest, `${CACHE_FOLDER}/fonts/${output}`).file),
    extraHead: `${composeIconLinks(basePath)}\n${await composeCardTags(page.file, page.head, site)}${page.isRoute ? composeAlternates(page.file, site) + composeOembedLink(page.file, site) : ''}${composeStructuredData(page.file, page.head, site)}`,
  });
  return {
    html,
    hashes: {
      styleHashes: inlined.map(calculateInlineHash),
      scriptHashes: [calculateInlineHash(boot)],
      ...(origin === undefined ? {} : { origin }),
    },
  };
}

/**
 * The files below the base that readers of this language have: those of its own folder, the hashed files of its own build,
 * and what all languages share.
 */
function listOwnFiles(outDir: string, manifest: Manifest): string[] {
  const hashed = listFilesOf(manifest);
  return listFiles(outDir).filter((file) => {
    if (file.startsWith('assets/')) return hashed.has(file);
    const folder = findLanguageFolder(file);
    return folder === '' ? LANGUAGE === 'en' || !isEnglishFile(file) : folder === FOLDER;
  });
}

/** Writes the pages of this process's language, and the files that they load, into the build's folder. */
export async function writePages(importModule: ImportModule, folder: string, site: Site) {
  const { basePath, siteUrl } = site;
  const outDir = join(stageOf(folder), basePath);
  const write = (path: string, content: string) => writeWhole(join(outDir, FOLDER, path), content);
  const boot = await readFile(bootFileOf(folder), 'utf8');
  const lessonFiles = await makeLessonFiles(siteUrl === '' ? '' : siteUrl + basePath);
  for (const { path, content } of lessonFiles) await writeWhole(join(outDir, FOLDER, path), content);
  Object.assign(process.env, nameLessonSizes(lessonFiles), nameTableRows());
  const manifest = await buildClient(folder, outDir);
  const pageHashes: Record<string, PageHashes[string]> = {};
  const pages = await prerenderPages(folder, importModule);
  for (const page of pages) {
    const { html, hashes } = await composePage(page, manifest, boot, site, outDir);
    pageHashes[`${FOLDER}${page.file}.html`] = hashes;
    for (const { path, content } of listOembedFiles(page, site)) await write(path, content);
    await write(`${page.file}.html`, html);
  }
  const home = pages.find(({ file }) => file === HOME_ROUTE)?.head ?? '';
  const head = [home, composeIconLinks(basePath), await composeCardTags(HOME_ROUTE, home, site)].join('\n');
  await write('index.html', composeRedirect(`${basePath}${FOLDER}${HOME_ROUTE}`, boot, head));
  pageHashes[`${FOLDER}index.html`] = { styleHashes: [], scriptHashes: [calculateInlineHash(boot)] };
  const tables = LANGUAGE === 'en' ? [] : listTranslatedTables();
  for (const { path, content } of [...listClaimFiles(), ...tables]) await write(path, content);
  await writeWhole(hashesFileOf(folder, LANGUAGE), JSON.stringify(pageHashes));
  return { outDir, manifest };
}

/** Builds the pages of one language, VITE_LANGUAGE, and what belongs to them, into the build's folder, BUILD_FOLDER. */
export async function main(importModule: ImportModule): Promise<void> {
  const { basePath, siteUrl } = readBuildSettings(process.env);
  const site = { basePath, siteUrl };
  const { outDir, manifest } = await writePages(importModule, process.env.BUILD_FOLDER ?? '', site);
  await writeManifest(join(outDir, FOLDER), basePath);
  await writeSocialCards(join(outDir, FOLDER));
  const files = listOwnFiles(outDir, manifest);
  // Before the worker, which keeps the pages as they are then.
  const tables = listFiles(outDir).filter((file) => isSharedTable(file) && !files.includes(file));
  await writePack(outDir, basePath, FOLDER, [...files, ...tables]);
  await writeWholeList(outDir, basePath, FOLDER, files);
  if (process.argv.includes('--no-worker')) await writeWorkerRemoval(join(outDir, FOLDER));
  else await writeWorker(outDir, basePath, FOLDER, files);
}

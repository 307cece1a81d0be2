import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import JSZip from 'jszip';
import * as words from '#words/text/packGuide';
import { parseBasePath } from '../server/settings.mjs';
import { currentEdition } from '../src/data/editions';
import { formatMegabytes } from '../src/offline/formatMegabytes';
import { OFFLINE_SIZE_MARK } from '../src/offline/offlineSize';
import { LANGUAGE } from '../src/words/language';
import { composeGuide } from './packGuide';

export const PACK_FILE = 'threadprint-offline.zip';
/** The pack's one folder. Each language has its own: unpacked side by side, none overwrites another's files. */
export const PACK_FOLDER = `threadprint-${LANGUAGE}/`;

/** What a page on disk cannot use: module scripts fail on file://, and a policy's 'self' means nothing there. */
const USELESS = [
  /<script\b[^>]*>.*?<\/script>\n?/gs,
  // Without its script the base leads on as it does where script is off.
  /<\/?noscript>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/g,
  /<link rel="(modulepreload|preload|stylesheet|canonical|manifest|alternate|apple-touch-icon)"[^>]*>\n?/g,
  /<meta (property|name)="(og|twitter):[^>]*>\n?/g,
  // AVIF, and JPEG for what does not read it, are enough on a disk.
  /<source type="image\/webp"[^>]*>/g,
  / data-offline-size="[^"]*"/g,
];

/** The link to the pack itself, which is no file of the pack. */
const OWN_LINK = /<a [^>]*data-offline-copy=""[^>]*>.*?<\/a>/gs;

/** Links to the other languages, which have a pack of their own. */
const LANGUAGE_LINKS = /<nav [^>]*data-languages=""[^>]*>.*?<\/nav>/gs;

/**
 * The link from one file of the pack to a path of the site: from "thirsty_fashion/info1.html" to
 * "sources?view=plain#tips" → "../sources.html#tips".
 */
export function relateLink(fromFile: string, target: string, pages: ReadonlySet<string>): string {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const page = path.replace(/\/$/, '').replace(/\.html$/, '');
  const file = page === '' ? 'index.html' : pages.has(`${page}.html`) ? `${page}.html` : path;
  const link = posix.relative(posix.dirname(fromFile), file);
  return link + hash;
}

/** A page as it stands on disk: the plain reading, with relative links. */
export function composePackedPage(
  html: string,
  file: string,
  basePath: string,
  pages: ReadonlySet<string>,
): string {
  const relate = (target: string) => relateLink(file, target.slice(basePath.length), pages);
  const cleaned = USELESS.reduce((text, pattern) => text.replaceAll(pattern, ''), html);
  return cleaned
    .replaceAll(LANGUAGE_LINKS, '')
    .replaceAll(OWN_LINK, words.hereAlready)
    .replaceAll(/\b(href|src)="([^"]*)"/g, (whole, name, target) =>
      target.startsWith(basePath) ? `${name}="${relate(target)}"` : whole,
    )
    .replaceAll(/\b(srcset|srcSet|imagesrcset)="([^"]*)"/g, (_whole, name, value: string) => {
      const candidates = value.split(/,\s*/).map((candidate) => {
        const [target = '', ...size] = candidate.trim().split(/\s+/);
        return [target.startsWith(basePath) ? relate(target) : target, ...size].join(' ');
      });
      return `${name}="${candidates.join(', ')}"`;
    })
    .replaceAll(/content="0; url=([^"]*)"/g, (_whole, target) => `content="0; url=${relate(target)}"`)
    .replaceAll(/url\(([^)"']*)\)/g, (whole, target) =>
      target.startsWith(basePath) ? `url(${relate(target)})` : whole,
    );
}

/**
 * English has no folder: of what lies at the base these are its own, and what else does all languages share. Those that are
 * built at the same time may see them, or not yet.
 */
export const isEnglishFile = (file: string): boolean =>
  /\.(html|zip|webmanifest)$|^(cards|lesson|oembed)\/|^data\/(claims(\.schema)?\.json|datapackage\.json|v\d+\/|[^/]*\.csv)|^(sw\.js|offline\.json)/.test(
    file,
  );

/** The tables that every language's page of data leads to: they are in English, and no reader's worker keeps them. */
export const isSharedTable = (file: string): boolean =>
  /^data\/(v\d+\/)?(datapackage\.json|[^/]*\.csv)$/.test(file);

function isPacked(file: string): boolean {
  return !/\.(br|gz|js|css|webmanifest|webp|zip)$|(^|\/)40\d\.html$/.test(file);
}

/**
 * Every file of the pack, by its path in it.
 * @param folder where the language's own files lie below the base, e.g. "es/"
 * @param ownFiles the files below the base that its readers have
 */
function collectPack(
  outDir: string,
  basePath: string,
  folder: string,
  ownFiles: readonly string[],
): Map<string, string | Buffer> {
  const files = ownFiles.filter((file) => isPacked(file) && !file.startsWith(`${folder}cards/`));
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  const pack = new Map<string, string | Buffer>([['guide.html', composeGuide(folder)]]);
  for (const file of files) {
    const content = readFileSync(join(outDir, file));
    pack.set(file, pages.has(file) ? composePackedPage(content.toString(), file, basePath, pages) : content);
  }
  return pack;
}

/**
 * Writes threadprint-offline.zip beside the pages, for a classroom without a server, and into every page how large it
 * is. All pages must have been written before.
 */
export async function writePack(
  outDir: string,
  basePath: string,
  folder: string,
  ownFiles: readonly string[],
): Promise<void> {
  const zip = new JSZip();
  // So that two packs of an edition are the same.
  const date = new Date(`${currentEdition.date}T00:00:00Z`);
  for (const [file, content] of collectPack(outDir, basePath, folder, ownFiles)) {
    zip.file(PACK_FOLDER + file, content, { date, createFolders: false });
  }
  const options = { type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 9 } } as const;
  const content = await zip.generateAsync(options);
  writeFileSync(join(outDir, folder, PACK_FILE), content);
  for (const file of ownFiles) {
    if (!file.endsWith('.html')) continue;
    const path = join(outDir, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replaceAll(OFFLINE_SIZE_MARK, formatMegabytes(content.length)));
  }
}

/** `npm run pack`: the same file at the project's root, from the build in dist/. */
export function main(): void {
  const path = join('dist', parseBasePath(process.env.BASE_PATH), PACK_FILE);
  copyFileSync(path, PACK_FILE);
  console.log(`${PACK_FILE}: ${formatMegabytes(readFileSync(path).length)}`);
}

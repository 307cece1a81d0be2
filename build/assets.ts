import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from './cache';
import { writeFontsCss } from './fontFallbacks';
import { writeFonts } from './fonts';
import { writeIcons } from './icons';
import { writePictures } from './pictures';
import { writeSocialCards } from './socialCards';

/** What the development server sends as it is, under the site's base. */
const PUBLIC_FOLDER = join(CACHE_FOLDER, 'public');

/** Makes what all languages share: the fonts and their style sheets, and in `outDir` pictures and icons. */
export async function makeAssets(outDir: string): Promise<void> {
  await Promise.all([writeFonts(), writeFontsCss(), writePictures(outDir), writeIcons(outDir)]);
}

/** Makes what must be there before Vite's development server starts. */
export async function main(): Promise<void> {
  await rm(PUBLIC_FOLDER, { recursive: true, force: true });
  await Promise.all([makeAssets(PUBLIC_FOLDER), writeSocialCards(PUBLIC_FOLDER)]);
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from './cache';
import { writeFonts } from './fonts';
import { writePictures } from './pictures';

/** What Vite serves and copies as it is, under the site's base. Everything in it is made by the build. */
export const PUBLIC_FOLDER = join(CACHE_FOLDER, 'public');

/** Makes what must be there before Vite serves or bundles: the fonts that fonts.css names, and the public files. */
export async function main(): Promise<void> {
  await rm(PUBLIC_FOLDER, { recursive: true, force: true });
  await Promise.all([writeFonts(), writePictures(PUBLIC_FOLDER)]);
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBasePath } from '../server/settings.mjs';
import { CACHE_FOLDER } from './cache';
import { writeFonts } from './fonts';
import { writeIcons } from './icons';
import { writePictures } from './pictures';
import { writeSocialCards } from './socialCards';

/** What Vite serves and copies as it is, under the site's base. Everything in it is made by the build. */
export const PUBLIC_FOLDER = join(CACHE_FOLDER, 'public');

/** Makes what must be there before Vite serves or bundles: the fonts that fonts.css names, and the public files. */
export async function main(): Promise<void> {
  await rm(PUBLIC_FOLDER, { recursive: true, force: true });
  const basePath = parseBasePath(process.env.BASE_PATH);
  await Promise.all([
    writeFonts(),
    writePictures(PUBLIC_FOLDER),
    writeIcons(PUBLIC_FOLDER, basePath),
    writeSocialCards(PUBLIC_FOLDER),
  ]);
}

import { join } from 'node:path';
import sharp from 'sharp';
import * as words from '#words/text/site';
import { createLogoPath } from '../src/theme/logo';
import { COLORS } from '../src/theme/tokens';
import { LANGUAGE } from '../src/words/language';
import { languageFolder } from '../src/words/languages';
import { writeWhole } from './cache';

const SITE_NAME = 'Threadprint';

// Fewer turns and a thicker thread: at 16 pixels the logo's own ridges would run together.
const FAVICON_TURNS = 2.5;
const ICON_TURNS = 3.5;

interface IconLook {
  turns: number;
  threadWidth: number;
  /** Height of the drop as a share of the icon's. */
  scale: number;
  stroke: string;
  ground?: string;
}

// The drop's own box is 30 × 40; its middle lies at 15, 21.
function composeDrop({ turns, threadWidth, scale }: IconLook, attributes: string): string {
  const perUnit = (scale * 100) / 38;
  const transform = `translate(50 50) scale(${perUnit.toFixed(3)}) translate(-15 -21.5)`;
  return `<path ${attributes} transform="${transform}" fill="none" stroke-width="${threadWidth}" stroke-linecap="round" stroke-linejoin="round" d="${createLogoPath(turns, turns > 3 ? 60 : 26)}"/>`;
}

/** An icon as SVG on a 100 × 100 square. */
export function composeIcon(look: IconLook): string {
  const ground = look.ground ? `<rect width="100" height="100" fill="${look.ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${composeDrop(look, `stroke="${look.stroke}"`)}</svg>`;
}

/** The favicon: ink on light tabs, weld yellow on dark ones. */
export function composeFavicon(): string {
  const look = { turns: FAVICON_TURNS, threadWidth: 3.6, scale: 0.94, stroke: '' };
  const style = `path{stroke:${COLORS['dip-10']}}@media(prefers-color-scheme:dark){path{stroke:${COLORS.weld}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>${style}</style>${composeDrop(look, '')}</svg>`;
}

const FULL: IconLook = {
  turns: ICON_TURNS,
  threadWidth: 2.2,
  scale: 0.72,
  stroke: COLORS['dip-10'],
  ground: COLORS.weld,
};

/** Every bitmap icon by file name. A maskable one keeps its drop inside the middle circle of 80%. */
const BITMAPS: Record<string, { size: number; look: IconLook }> = {
  'favicon-32.png': { size: 32, look: { ...FULL, turns: FAVICON_TURNS, threadWidth: 3.6, scale: 0.86 } },
  'apple-touch-icon.png': { size: 180, look: FULL },
  'icon-192.png': { size: 192, look: FULL },
  'icon-512.png': { size: 512, look: FULL },
  'icon-maskable-512.png': { size: 512, look: { ...FULL, scale: 0.58 } },
};

const MONOCHROME: IconLook = { turns: ICON_TURNS, threadWidth: 2.2, scale: 0.58, stroke: '#fff' };

/** The web app manifest, with the tokens' colors. */
export function composeManifest(basePath: string): string {
  const icon = (file: string, sizes: string, type: string, purpose: string) => ({
    src: basePath + file,
    sizes,
    type,
    purpose,
  });
  const home = basePath + languageFolder(LANGUAGE);
  const manifest = {
    id: home,
    name: words.siteTitle,
    short_name: SITE_NAME,
    description: words.siteDescription,
    lang: LANGUAGE,
    dir: 'ltr',
    start_url: `${home}thirsty_fashion`,
    scope: home,
    display: 'standalone',
    categories: ['education'],
    background_color: COLORS.weld,
    theme_color: COLORS.weld,
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml', 'any'),
      icon('icon-192.png', '192x192', 'image/png', 'any'),
      icon('icon-512.png', '512x512', 'image/png', 'any'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('icon-monochrome.svg', 'any', 'image/svg+xml', 'monochrome'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The elements of `<head>` that name the icons and the manifest. */
export function composeIconLinks(basePath: string): string {
  return [
    `<link rel="icon" href="${basePath}favicon-32.png" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="${basePath}favicon.svg" sizes="any" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${basePath}apple-touch-icon.png">`,
    `<link rel="manifest" href="${basePath}${languageFolder(LANGUAGE)}manifest.webmanifest">`,
    `<meta name="theme-color" content="${COLORS.weld}">`,
  ].join('\n');
}

/** Writes the web app manifest of this language. */
export const writeManifest = (outDir: string, basePath: string): Promise<void> =>
  writeWhole(join(outDir, 'manifest.webmanifest'), composeManifest(basePath));

/** Writes favicon and touch icons into `outDir`. */
export async function writeIcons(outDir: string): Promise<void> {
  await writeWhole(join(outDir, 'favicon.svg'), composeFavicon());
  await writeWhole(join(outDir, 'icon-monochrome.svg'), composeIcon(MONOCHROME));
  for (const [file, { size, look }] of Object.entries(BITMAPS)) {
    const svg = Buffer.from(composeIcon(look));
    const png = await sharp(svg, { density: (72 * size) / 100 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    await writeWhole(join(outDir, file), png);
  }
}

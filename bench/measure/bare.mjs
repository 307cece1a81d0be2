import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The fonts that the site's home preloads, and their own rules, as it is served.
 * @returns {{ url: string, rule: string, family: string }[]}
 * @throws {RangeError} unless there are two
 */
export function findFonts(html) {
  const urls = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, url]) => url);
  const rules = html.match(/@font-face\s*{[^}]*}/g) ?? [];
  const fonts = urls.map((url) => {
    const rule = rules.find((text) => text.includes(url) && !text.includes('unicode-range'));
    const [, family] = /font-family:\s*"?([^";]+)/.exec(rule ?? '') ?? [];
    return { url, rule, family };
  });
  if (fonts.length !== 2 || !fonts.every(({ family }) => family)) {
    throw new RangeError(`the home page preloads ${fonts.length} fonts with a rule, not two`);
  }
  return fonts;
}

/** Preloads and rules of both fonts, the first for the heading and the second for the text. */
function composeHead(fonts) {
  const preloads = fonts.map(
    ({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  const [heading, text] = fonts.map(({ family }) => `{ font-family: "${family}" }`);
  return `${preloads.join('')}<style>${fonts.map(({ rule }) => rule).join('')} h1 ${heading} p ${text}</style>`;
}

/** Builds and serves the bare page with the two fonts of the site at `siteUrl`, precompressed as ours is. */
export async function startBarePage(siteUrl) {
  const outDir = join(bench, '.build/bare');
  const fonts = findFonts(await (await fetch(siteUrl)).text());
  await build({
    configFile: false,
    root: join(bench, 'bare'),
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'fonts',
        // Last, so that the addresses of the fonts stay as they are.
        transformIndexHtml: {
          order: 'post',
          handler: (html) => html.replace('<!--fonts-->', composeHead(fonts)),
        },
      },
    ],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  for (const { url } of fonts) {
    const file = join(outDir, url);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(await (await fetch(new URL(url, siteUrl))).arrayBuffer()));
  }
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|html)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  const server = createServer(sirv(outDir, { brotli: true })).listen(0);
  return { url: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}

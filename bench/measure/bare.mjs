import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));

/** Builds and serves the bare page, precompressed as ours is. */
export async function startBarePage() {
  const outDir = join(bench, '.build/bare');
  await build({
    configFile: false,
    root: join(bench, 'bare'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|html)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  const server = createServer(sirv(outDir, { brotli: true })).listen(0);
  return { url: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}

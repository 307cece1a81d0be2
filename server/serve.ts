import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPageHashes } from './headers.ts';
import { listen } from './listen.mjs';
import { formatSiteUrl, readSettings } from './settings.mjs';
import { createSite, type Site } from './site.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** An HTTP server that gives up on clients that are too slow to be readers. */
export function createSiteServer(site: Site): Server {
  const server = createServer({ connectionsCheckingInterval: 1000 }, site);
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 5_000;
  server.timeout = 60_000;
  return server;
}

/**
 * Serves the newest build: when the file that the build writes last has changed, everything is read anew, so
 * that pages, sizes and style hashes never mix.
 */
export function createCurrentSite(createNewest: () => Site, stampFile: string): Site {
  let site = createNewest();
  let builtAt = readStamp(stampFile);
  let checkedAt = performance.now();
  return (request, response) => {
    if (performance.now() - checkedAt > 1000) {
      checkedAt = performance.now();
      const stamp = readStamp(stampFile);
      if (stamp !== builtAt) site = createNewest();
      builtAt = stamp;
    }
    site(request, response);
  };
}

function readStamp(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Serves dist/ until it is told to end, and prints the one URL to open. */
export async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const distDir = join(root, 'dist');
  const hashesFile = join(root, '.build/csp.json');
  const site = createCurrentSite(
    () => createSite({ ...settings, distDir, pageHashes: readPageHashes(hashesFile) }),
    hashesFile,
  );
  const { port } = await listen(() => createSiteServer(site), settings);
  // sirv opens files without looking at errors: one that a new build has just replaced must not end us all.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    console.error(error.message);
  });
  // Connections that are still open must not keep the process alive.
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  console.log(`Threadprint: ${formatSiteUrl({ ...settings, port })}`);
}

import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Build, readBuild } from './built.mjs';
import { listen } from './listen.mjs';
import { formatSiteUrl, parseBasePath, readServerSettings } from './settings.mjs';
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

/** Serves the newest build: where another folder has taken the place of `distDir`, all that is kept of it is read anew. */
export function createCurrentSite(createNewest: () => Site, distDir: string): Site {
  let site = createNewest();
  let stamp = readStamp(distDir);
  return (request, response) => {
    const newest = readStamp(distDir);
    if (newest !== undefined && newest !== stamp) {
      site = createNewest();
      stamp = newest;
    }
    site(request, response);
  };
}

/** Tells one folder from another of the same name; undefined where there is none. */
function readStamp(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs}`;
}

/** The build that stands in a folder, if it lies at the base path that is asked for; unset or empty means wherever it lies. */
export function findBuild(distDir: string, basePath: string | undefined): Build {
  const build = readBuild(distDir);
  if (build === undefined) throw new RangeError('There is no build in dist/. Make one: npm run build');
  if (basePath && parseBasePath(basePath) !== build.basePath)
    throw new RangeError(
      `dist/ was built for BASE_PATH "${build.basePath}", not "${basePath}". Build it anew: npm run build`,
    );
  return build;
}

/** Serves dist/ until it is told to end, and prints the one URL to open. */
export async function main(): Promise<void> {
  const settings = readServerSettings(process.env);
  const distDir = join(root, 'dist');
  const { basePath } = findBuild(distDir, process.env.BASE_PATH);
  const site = createCurrentSite(
    () => createSite({ ...settings, ...findBuild(distDir, undefined), distDir }),
    distDir,
  );
  const { port } = await listen(() => createSiteServer(site), settings);
  // Connections that are still open must not keep the process alive.
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  console.log(`Threadprint: ${formatSiteUrl({ ...settings, port, basePath })}`);
}

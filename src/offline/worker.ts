// The service worker: the site without a network. Pages come from the network when it answers soon, so that a
// new build shows at the next visit; their hashed files come from the copy that belongs to them.
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { findKeptPicture, findPageUrl, type PrecacheEntry } from './offlineUrls';

/** Every file to keep, put in by the build. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
declare const PRECACHE_BASE: string;

const PATIENCE_MS = 3000;

// Named once: the build writes the list wherever its name stands.
const entries = PRECACHE_ENTRIES;
const keptUrls = entries.map(({ url }) => url);

/** The network's answer; it fails when none comes, when it is late, and when the server is out of order. */
async function fetchSoon(request: Request, patienceMs: number): Promise<Response> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = Number(setTimeout(() => reject(new Error('late')), patienceMs));
  });
  try {
    const response = await Promise.race([fetch(request), late]);
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

async function answerPage(request: Request, url: URL): Promise<Response> {
  const kept = await matchPrecache(findPageUrl(url.pathname, PRECACHE_BASE));
  if (kept === undefined) return fetch(request);
  return fetchSoon(request, PATIENCE_MS).catch(() => kept);
}

async function answerPicture(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const picture = findKeptPicture(url.pathname, keptUrls);
    const kept = picture === undefined ? undefined : await matchPrecache(picture);
    if (kept === undefined) throw error;
    return kept;
  }
}

precache(entries);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request, url }) => answerPage(request, url),
);
addRoute({ cleanURLs: false, directoryIndex: '' });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${PRECACHE_BASE}img/`),
  ({ request, url }) => answerPicture(request, url),
);

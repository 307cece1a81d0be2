// The service worker: the site without a network. Pages come from the network when it answers soon, so that a
// new build shows at the next visit; their hashed files come from the copy that belongs to them.
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { LANGUAGE } from '../words/language';
import { findLanguageFolder, LANGUAGES, languageFolder } from '../words/languages';
import { PATIENCE_MS } from './canOpen';
import { nameGuard } from './guard';
import { matchesIntegrity } from './integrity';
import { composeNotKept } from './notKeptPage';
import { findKeptPicture, findPageUrl, type PrecacheEntry } from './offlineUrls';
import { nameWholeCache, nameWholeList, type WholeList } from './wholeCopy';
import { findWhyNot, type WorkerAnswer } from './whyNotKept';

/** Every file to keep, put in by the build. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
/** Where the pages of this worker's language lie. */
declare const PRECACHE_BASE: string;
/** Where the files lie that all languages share. */
declare const SHARED_BASE: string;

declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => void;

/** An event for whose work the browser lets the worker live. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

// Named once: the build writes the list wherever its name stands.
const entries = PRECACHE_ENTRIES;
const keptUrls = entries.map(({ url }) => url);

/** Takes a damaged file for a missing one: Workbox then fetches it and stores it again. */
const dropDamaged: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, cacheName, request }) {
    const integrity = controller.getIntegrityForCacheKey(request.url);
    if (!cachedResponse || !integrity || (await matchesIntegrity(cachedResponse, integrity))) {
      return cachedResponse;
    }
    const cache = await caches.open(cacheName);
    await cache.delete(request);
    return null;
  },
};
const controller = new PrecacheController({ plugins: [dropDamaged] });

/** The file of this build, kept or fetched anew; fails when neither can be had whole. */
async function readKept(url: string, event: WorkerEvent): Promise<Response> {
  const cacheKey = controller.getCacheKeyForURL(url);
  if (cacheKey === undefined) throw new Error(`not kept: ${url}`);
  const integrity = controller.getIntegrityForCacheKey(cacheKey);
  // A request of our own: Workbox stores no answer to those of images, which have the mode "no-cors". "reload"
  // passes over the browser's own cache, which may be damaged, too.
  const request = new Request(url, { cache: 'reload' });
  return controller.strategy.handle({ event, request, params: { cacheKey, integrity } });
}

/** The network's answer; it fails when none comes, when it is late, and when the server is out of order. */
async function waitFor(network: Promise<Response>, patienceMs: number): Promise<Response> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = Number(setTimeout(() => reject(new Error('late')), patienceMs));
  });
  try {
    const response = await Promise.race([network, late]);
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** The network's newest, or else what is kept under `keptUrl`. */
function preferNetwork(options: RouteHandlerCallbackOptions, keptUrl: string): Promise<Response> {
  const network = fetch(options.request);
  // Read even if the network answers: it repairs what is damaged or gone.
  const kept = readKept(keptUrl, options.event);
  kept.catch(() => {});
  return waitFor(network, PATIENCE_MS).catch(() => kept.catch(() => network));
}

function answerPage(options: RouteHandlerCallbackOptions, pageUrl: string): Promise<Response> {
  if (pageUrl !== PRECACHE_BASE) return preferNetwork(options, pageUrl);
  // The base is no page: hosts redirect it, each in its way, and so it is not kept.
  const home = `${PRECACHE_BASE}thirsty_fashion${options.url.search}`;
  return waitFor(fetch(options.request), PATIENCE_MS).catch(() => Response.redirect(home));
}

/** Settles as the installation of this worker does, where it is not over. */
let installation: Promise<unknown> = Promise.resolve();
/** Whose readers have this worker as a guard alone: it says what is not kept, and keeps nothing. */
const guarded = LANGUAGES.find((language) => location.search === nameGuard(language));
controller.addToCacheList(guarded ? [] : entries);
addEventListener('install', (event) => {
  // A guard has nothing that an open page still needs.
  if (registration.active?.scriptURL.includes('?')) skipWaiting();
  installation = controller.install(event);
});
addEventListener('activate', controller.activate);
clientsClaim();

/** Sees to it that every file is kept, as it was built: what is damaged or gone is fetched anew. */
async function keepAll(event: WorkerEvent): Promise<WorkerAnswer> {
  try {
    await installation;
    for (const url of keptUrls) await readKept(url, event);
    return 'whole';
  } catch (error) {
    return findWhyNot(error);
  }
}

addEventListener('message', (message) => {
  // The compiler knows the events of pages.
  const event = message as MessageEvent & WorkerEvent;
  const [port] = event.ports;
  port?.postMessage('asked');
  event.waitUntil(keepAll(event).then((answer) => port?.postMessage(answer)));
});

const ownFolder = languageFolder(guarded ?? LANGUAGE);

/** A page of another language: all lie below English's, and are kept by their own workers, or not at all. */
const isOther = ({ pathname }: URL) =>
  pathname.startsWith(SHARED_BASE) && findLanguageFolder(pathname.slice(SHARED_BASE.length)) !== ownFolder;

/** The address of the same page in the reader's own language, or of its home. */
function findTwin({ pathname, search }: URL): string {
  const path = pathname.slice(SHARED_BASE.length);
  const page = findPageUrl(PRECACHE_BASE + path.slice(findLanguageFolder(path).length), PRECACHE_BASE);
  const known = keptUrls.includes(page) ? page.slice(PRECACHE_BASE.length) : 'thirsty_fashion';
  return SHARED_BASE + ownFolder + known + search;
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOther(url),
  ({ request, url }) => fetch(request).catch(() => composeNotKept(guarded ?? LANGUAGE, findTwin(url))),
);

/** What the reader has asked to keep; undefined where it was not, or is damaged. */
async function readWhole({ request, url }: RouteHandlerCallbackOptions): Promise<Response | undefined> {
  const options = { cacheName: nameWholeCache(PRECACHE_BASE), ignoreVary: true };
  const [whole, list] = await Promise.all([
    caches.match(request, options),
    caches.match(nameWholeList(PRECACHE_BASE), options),
  ]);
  const { files }: WholeList = (await list?.json().catch(() => undefined)) ?? { files: [], bytes: 0 };
  const integrity = files.find((file) => file.url === url.pathname)?.integrity;
  return whole && integrity && (await matchesIntegrity(whole, integrity)) ? whole : undefined;
}

/** The network's newest, or what the reader has asked to keep, or one width of a picture. */
async function answerFile(options: RouteHandlerCallbackOptions): Promise<Response> {
  const whole = await readWhole(options);
  if (whole) return waitFor(fetch(options.request), PATIENCE_MS).catch(() => whole);
  const kept = findKeptPicture(options.url.pathname, keptUrls);
  return preferNetwork(options, kept ?? options.url.href);
}

/** Answers for the pages and files of this build. */
function answerOwn(): void {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    (options) => answerPage(options, findPageUrl(options.url.pathname, PRECACHE_BASE)),
  );
  registerRoute(
    ({ url }) => controller.getCacheKeyForURL(url.href) !== undefined,
    // What can't be stored, or not be had as this build knows it, is the page's to judge, as without a worker.
    (options) => readKept(options.url.href, options.event).catch(() => fetch(options.request)),
  );
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      [`${PRECACHE_BASE}data/`, `${SHARED_BASE}data/`, `${SHARED_BASE}img/`].some((folder) =>
        url.pathname.startsWith(folder),
      ),
    answerFile,
  );
}
if (guarded === undefined) answerOwn();

import '#theme/fonts.css';
import './theme/tokens.css';
import './theme/global.css';
import './theme/type.css';
import './theme/space.css';
import './theme/paint.css';
import './theme/grounds.css';
import './theme/notice.css';
import './theme/paper.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { registerWorkerWhenIdle } from './offline/registerWorker';
import { PAGES, ROUTES } from './routes';
import { readServedError } from './servedError';
import { goToFragmentOfNewLoad } from './shell/LoadAnew';
import { leaveOtherAddress } from './shell/otherAddress';
import { prefetchPage } from './shell/prefetchPage';
import { PagePrefetchProvider } from './ui/pagePrefetch';
import { keepSentPage } from './ui/section/sentPage';
import { LANGUAGE_BASE } from './words/language';

const basename = LANGUAGE_BASE.replace(/\/$/, '') || '/';
const prefetch = (path: string) => prefetchPage(PAGES, path);

/** The own address of the page at a path. */
function findPage(path: string): string | undefined {
  const page = matchRoutes(ROUTES, path, basename)?.at(-1)?.route.path;
  return page && LANGUAGE_BASE + page;
}

/** Resolves the lazy part of the matched route, so that the first client render equals the HTML. */
async function resolveMatchedRoute(): Promise<void> {
  for (const { route } of matchRoutes(ROUTES, window.location, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start(root: HTMLElement): Promise<void> {
  const errors = readServedError(root.dataset);
  if (!errors) leaveOtherAddress(window, findPage);
  goToFragmentOfNewLoad();
  await resolveMatchedRoute();
  // With loader data the router takes the page as it stands: without, it would scroll to its top.
  const hydrationData = { loaderData: {}, ...(errors && { errors }) };
  const router = createBrowserRouter(ROUTES, { basename, hydrationData });
  const app = (
    <PagePrefetchProvider value={prefetch}>
      <RouterProvider router={router} />
    </PagePrefetchProvider>
  );
  // The development server sends an empty root: there the page is rendered, not hydrated.
  if (import.meta.env.DEV) createRoot(root).render(app);
  else {
    keepSentPage(root);
    startTransition(() => void hydrateRoot(root, app));
  }
  registerWorkerWhenIdle();
}

// Addresses on paper are whole (theme/paper.css).
if (location.protocol.startsWith('http'))
  document.documentElement.style.setProperty('--own-origin', JSON.stringify(location.origin));

const root = document.getElementById('root');
// boot.ts sets no reading in browsers that the site does not support: there the page stays as it was sent.
if (root && document.documentElement.dataset.view !== undefined)
  start(root).catch((error) => {
    dispatchEvent(new Event('startfailed'));
    reportError(error);
  });

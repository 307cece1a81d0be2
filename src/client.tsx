import './theme/fonts.css';
import './theme/tokens.css';
import './theme/global.css';
import './theme/grounds.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useHydrated } from './motion/useHydrated';
import { registerWorkerWhenIdle } from './offline/registerWorker';
import { PAGES, ROUTES } from './routes';
import { readServedError } from './servedError';
import { leaveFileAddress } from './shell/fileAddress';
import { prefetchPage } from './shell/prefetchPage';
import { BASE_PATH } from './shell/site';
import { PagePrefetchProvider } from './story/pagePrefetch';
import { waitForTask } from './story/turns';

const basename = BASE_PATH.replace(/\/$/, '') || '/';

/** Resolves the lazy parts of the matched route, so that the first client render equals the HTML. */
async function resolveMatchedRoute(): Promise<void> {
  const matches = matchRoutes(ROUTES, window.location, basename) ?? [];
  await waitForTask();
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Says that the page's own script runs it: not before React listens to what the reader does. */
function Ready({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.script = 'ready';
  }, [isHydrated]);
  return children;
}

const prefetch = (path: string) => prefetchPage(PAGES, path);

/** Whether this browser observes and draws; some lack the names, some keep them and throw. */
function canObserveAndDraw(): boolean {
  const ignore = () => undefined;
  try {
    new IntersectionObserver(ignore);
    new ResizeObserver(ignore);
    document.createElement('canvas').getContext('');
    return true;
  } catch {
    return false;
  }
}

/**
 * The window as the router sees it: it hears of Back and Forward in a task of their own. React renders in one go
 * whatever it hears while the browser tells of them, and a long page would hold the reader up.
 */
const routerWindow = new Proxy(window, {
  get: (target, name) => (name === 'addEventListener' ? listenLater : Reflect.get(target, name)),
});

function listenLater(type: string, listener: () => void): void {
  window.addEventListener(type, type === 'popstate' ? () => setTimeout(listener) : listener);
}

async function start(root: HTMLElement): Promise<void> {
  // Each in a task of its own: the scripts' first run, what comes before the router, the search for the route, the first
  // run of the page's own script, the router's start, and React's.
  await waitForTask();
  if (!canObserveAndDraw()) {
    const { provideCanvas, provideObservers } = await import('./motion/observerStandIns');
    provideObservers(window);
    provideCanvas(HTMLCanvasElement.prototype);
  }
  const served = readServedError(root.dataset);
  if (!served) leaveFileAddress(window);
  // As the router would while it starts: the browser takes long for it (15 to 20 ms at a fourfold slowdown).
  if (!window.history.state) window.history.replaceState({ idx: 0 }, '');
  await waitForTask();
  await resolveMatchedRoute();
  await waitForTask();
  const router = createBrowserRouter(ROUTES, {
    basename,
    window: routerWindow,
    ...(served && { hydrationData: { loaderData: {}, errors: served } }),
  });
  await waitForTask();
  const app = (
    <Ready>
      <PagePrefetchProvider value={prefetch}>
        <RouterProvider router={router} />
      </PagePrefetchProvider>
    </Ready>
  );
  // The development server sends an empty root: there the page is rendered, not hydrated.
  if (import.meta.env.DEV) createRoot(root).render(app);
  // In a transition React takes the page over in slices, and the reader comes between them.
  else startTransition(() => void hydrateRoot(root, app));
}

const root = document.getElementById('root');
// Not awaited here: a page's chunk imports this one, and would wait for it for ever.
if (root) start(root).then(waitForTask).then(registerWorkerWhenIdle);

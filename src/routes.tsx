import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { Frame } from './shell/Frame';
import { HomeError } from './shell/HomeError';
import type { PageHandle } from './shell/pageHandle';
import { RootError } from './shell/RootError';
import { loadOrReload } from './shell/reloadOnce';
import { BASE_PATH } from './shell/site';

/** Ids of the two routes that have an error boundary. */
export const ROOT_ID = 'root';
export const HOME_ID = 'home';

const modules = import.meta.glob<{ Component: ComponentType }>('./pages/*.tsx');

function page(path: string, name: string, handle: PageHandle): RouteObject {
  const module = `./pages/${name}.tsx`;
  const load = modules[module];
  if (!load) throw new RangeError(`no such page: ${module}`);
  return {
    path,
    handle: { ...handle, module },
    lazy: import.meta.env.SSR
      ? load
      : () => loadOrReload(load, `${BASE_PATH}${path}${window.location.search}`),
  };
}

/** The route table: one line a page, all below the base. */
export const PAGES: RouteObject[] = [
  { ...page('thirsty_fashion', 'Home', { ground: 'weld' }), id: HOME_ID, ErrorBoundary: HomeError },
  page('thirsty_fashion/about', 'About', { ground: 'paper' }),
  page('thirsty_fashion/info1', 'Info1', { ground: 'night' }),
  page('thirsty_fashion/info2', 'Info2', { ground: 'night', startsAtTop: true }),
  page('thirsty_fashion/info3', 'Info3', { ground: 'paper', startsAtTop: true }),
  page('charts/production', 'Production', { ground: 'paper' }),
  page('charts/fabrics', 'Fabrics', { ground: 'paper' }),
  page('charts/embed/production', 'EmbedProduction', { ground: 'paper', isEmbedded: true }),
  page('charts/embed/water', 'EmbedWater', { ground: 'paper', isEmbedded: true }),
  page('charts/embed/energy', 'EmbedEnergy', { ground: 'paper', isEmbedded: true }),
  page('charts/embed/co2', 'EmbedCo2', { ground: 'paper', isEmbedded: true }),
  page('sources', 'Sources', { ground: 'paper' }),
];

export const ROUTES: RouteObject[] = [
  {
    id: ROOT_ID,
    path: '/',
    Component: Frame,
    ErrorBoundary: RootError,
    children: [{ index: true, loader: () => redirect('thirsty_fashion') }, ...PAGES],
  },
];

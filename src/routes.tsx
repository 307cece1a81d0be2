import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { Frame } from './shell/Frame';
import { HomeError } from './shell/HomeError';
import type { PageHandle } from './shell/pageHandle';
import { RootError } from './shell/RootError';
import { loadOrReload } from './shell/reloadOnce';
import { BASE_PATH } from './shell/site';
import { waitForTask } from './story/turns';

/** Ids of the two routes that have an error boundary. */
export const ROOT_ID = 'root';
export const HOME_ID = 'home';

interface Page {
  Component: ComponentType;
  /** Fetches the first picture that the reader meets there. */
  loadPicture?: (() => Promise<void>) | undefined;
}

interface PageModule extends Page {
  /** Fetches what the page as sent can wait for. */
  loadRest?: () => Promise<void>;
}

const modules = import.meta.glob<PageModule & Record<string, unknown>>('./pages/*.tsx');

/** A page that is opened from another has no HTML to be read meanwhile: it comes with all its parts. */
async function loadPage(name: string, part: string): Promise<Page> {
  const isOpenedHere = !import.meta.env.SSR && document.documentElement.dataset.script === 'ready';
  // Its files are asked for in a task of their own: the router has enough to do in the one of the click.
  if (isOpenedHere) await waitForTask();
  const module = await modules[`./pages/${name}.tsx`]?.();
  if (!module) throw new RangeError(`no such page: ${name}`);
  if (isOpenedHere) await module.loadRest?.();
  return { Component: module[part] as ComponentType, loadPicture: module.loadPicture };
}

/** @param part what the module calls this page, where it holds several */
function page(path: string, name: string, handle: PageHandle, part = 'Component'): RouteObject {
  const load = () => loadPage(name, part);
  return {
    path,
    handle: {
      ...handle,
      module: `./pages/${name}.tsx`,
      prefetch: async () => (await load()).loadPicture?.(),
    },
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
  page('charts/embed/water', 'Fabrics', { ground: 'paper', isEmbedded: true }, 'EmbedWater'),
  page('charts/embed/energy', 'Fabrics', { ground: 'paper', isEmbedded: true }, 'EmbedEnergy'),
  page('charts/embed/co2', 'Fabrics', { ground: 'paper', isEmbedded: true }, 'EmbedCo2'),
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

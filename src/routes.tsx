import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { Frame } from './shell/Frame';
import { HomeError } from './shell/HomeError';
import { loadPageFile } from './shell/PageFileError';
import type { PageHandle } from './shell/pageHandle';
import { RootError } from './shell/RootError';

/** Ids of the two routes that have an error boundary. */
export const ROOT_ID = 'root';
export const HOME_ID = 'home';

interface PageModule {
  /** Fetches the first picture that the reader meets there. */
  fetchFirstPicture?: () => void;
  /** Fetches what the page's sections wait for, where they are not in the HTML. */
  fetchTexts?: () => Promise<unknown>;
}

const modules = import.meta.glob<PageModule & Record<string, unknown>>('./pages/*.tsx');

/** Fetches what a page needs to stand whole at once, where a link opens it. */
async function fetchAhead({ fetchFirstPicture, fetchTexts }: PageModule): Promise<void> {
  fetchFirstPicture?.();
  await fetchTexts?.();
}

/** @param part what the module calls this page, where it holds several */
function page(path: string, name: string, handle: PageHandle, part = 'Component'): RouteObject {
  const module = `./pages/${name}.tsx`;
  const load = modules[module];
  if (!load) throw new RangeError(`no such page: ${name}`);
  return {
    path,
    handle: { ...handle, module, prefetch: async () => fetchAhead(await load()) },
    lazy: async () => {
      const loaded = await loadPageFile(load);
      const isOpenedByLink = !import.meta.env.SSR && document.documentElement.dataset.script === 'ready';
      if (isOpenedByLink) await loaded.fetchTexts?.();
      return { Component: loaded[part] as ComponentType };
    },
  };
}

/** The route table: one line a page, all below the base. */
export const PAGES: RouteObject[] = [
  { ...page('thirsty_fashion', 'Home', { ground: 'weld' }), id: HOME_ID, ErrorBoundary: HomeError },
  page('thirsty_fashion/about', 'About', { ground: 'night' }),
  page('thirsty_fashion/info1', 'Shirt', { ground: 'night' }),
  page('thirsty_fashion/where', 'Where', { ground: 'mist' }),
  page('thirsty_fashion/info2', 'Lake', { ground: 'night', startsAtTop: true }),
  page('thirsty_fashion/info3', 'Costs', { ground: 'paper', startsAtTop: true }),
  page('thirsty_fashion/lives', 'Lives', { ground: 'halves' }),
  page('charts/production', 'Production', { ground: 'smog' }),
  page('charts/fabrics', 'Fabrics', { ground: 'paper' }),
  page('charts/embed/production', 'EmbedProduction', { ground: 'paper', isEmbedded: true }),
  page('charts/embed/where', 'Where', { ground: 'mist', isEmbedded: true }, 'Embed'),
  page('charts/embed/counted', 'Shirt', { ground: 'night', isEmbedded: true }, 'Embed'),
  page('charts/embed/lives', 'Lives', { ground: 'halves', isEmbedded: true }, 'Embed'),
  page('charts/embed/water', 'Fabrics', { ground: 'paper', isEmbedded: true }, 'EmbedWater'),
  page('charts/embed/energy', 'Fabrics', { ground: 'paper', isEmbedded: true }, 'EmbedEnergy'),
  page('charts/embed/co2', 'Fabrics', { ground: 'paper', isEmbedded: true }, 'EmbedCo2'),
  page('sources', 'Sources', { ground: 'night' }),
  page('data', 'Sources', { ground: 'boll' }, 'Data'),
  page('teach', 'Teach', { ground: 'night' }),
  page('teach/worksheet', 'Teach', { ground: 'bleach' }, 'Worksheet'),
  page('teach/answers', 'Teach', { ground: 'bleach' }, 'Key'),
  page('teach/slip', 'Teach', { ground: 'bleach' }, 'Slip'),
  page('teach/class', 'Class', { ground: 'night' }),
  page('teach/compose', 'Compose', { ground: 'bleach' }),
  page('teach/do', 'Compose', { ground: 'bleach' }, 'Do'),
  page('teach/words', 'Compose', { ground: 'bleach' }, 'Words'),
];

export const ROUTES: RouteObject[] = [
  {
    id: ROOT_ID,
    path: '/',
    Component: Frame,
    ErrorBoundary: RootError,
    children: [
      {
        index: true,
        loader: ({ request }) => redirect(`thirsty_fashion${new URL(request.url).search}`),
      },
      ...PAGES,
    ],
  },
];

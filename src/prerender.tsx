import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { STATUS_TEXTS } from '#words/error';
import { HOME_ID, PAGES, ROOT_ID, ROUTES } from './routes';
import { createServedError } from './servedError';
import type { PageHandle } from './shell/pageHandle';
import { LANGUAGE_BASE } from './words/language';

const HOME_PATH = 'thirsty_fashion';

/** One file to write. `file` is its path below the base, without ".html". */
export interface RenderedPage {
  file: string;
  /** What belongs in `<head>`: title, description, canonical link. */
  head: string;
  /** What belongs in the root element. */
  body: string;
  /** Attributes of the root element, with a leading space. */
  rootAttributes: string;
  /** Attributes of `<html>`, with a leading space. */
  htmlAttributes?: string;
  /** Whether the file is a page of its own: those also get `file/index.html`. */
  isRoute: boolean;
  /** The module that the page needs first, e.g. "src/pages/Home.tsx"; none for the default error pages. */
  module?: string;
}

const handler = createStaticHandler(ROUTES, { basename: LANGUAGE_BASE.replace(/\/$/, '') || '/' });

async function query(path: string): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(`http://localhost${LANGUAGE_BASE}${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, which has no page`);
  return context;
}

const HEAD_ELEMENTS = /<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/g;

/** React leaves head elements at the start of the root: they are lifted out. */
async function render(context: StaticHandlerContext): Promise<{ head: string; body: string }> {
  const router = createStaticRouter(handler.dataRoutes, context);
  // An error below a Suspense boundary does not reject: React would leave that part to the browser.
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const head = (html.match(HEAD_ELEMENTS) ?? []).join('\n    ');
  const body = html.replaceAll(HEAD_ELEMENTS, '');
  for (const forbidden of [/\sstyle="/, /<script/]) {
    if (forbidden.test(body)) throw new Error(`prerendered HTML holds ${forbidden}, which the CSP forbids`);
  }
  return { head, body };
}

/** Renders one page of the route table. Throws what stops the build: a sentence that its records no longer support. */
export async function renderPage({ path = '', handle }: RouteObject): Promise<RenderedPage> {
  const context = await query(path);
  if (context.errors) throw Object.values(context.errors)[0];
  const { module = '', startsAtTop } = handle as PageHandle;
  return {
    file: path,
    ...(await render(context)),
    rootAttributes: '',
    htmlAttributes: startsAtTop ? ' data-starts-at-top=""' : '',
    isRoute: true,
    module: module.replace('./', 'src/'),
  };
}

/** An error page: rendered as if the boundary's route had answered with `status`. */
async function renderError(status: number, boundary: string): Promise<RenderedPage> {
  const context = await query(boundary === HOME_ID ? HOME_PATH : 'no-such-page');
  const withError = { ...context, errors: { ...createServedError(status, boundary) } };
  return {
    file: boundary === HOME_ID ? `${HOME_PATH}/${status}` : String(status),
    ...(await render(withError)),
    rootAttributes: ` data-status="${status}" data-boundary="${boundary}"`,
    isRoute: false,
    ...(boundary === HOME_ID && { module: 'src/shell/Specimen.tsx' }),
  };
}

/** Renders every page of the site, its error pages included. */
export async function renderPages(): Promise<RenderedPage[]> {
  const routes = PAGES.map(renderPage);
  const errors = Object.keys(STATUS_TEXTS).map((status) => renderError(Number(status), ROOT_ID));
  return Promise.all([...routes, ...errors, renderError(405, HOME_ID)]);
}

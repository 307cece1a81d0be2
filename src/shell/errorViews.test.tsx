import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { HOME_ID, ROOT_ID, ROUTES } from '../routes';

/** The site's own frame and boundaries around pages that throw. */
function createThrowingRoutes(thrown: unknown): RouteObject[] {
  const loader = () => {
    throw thrown;
  };
  const [root] = ROUTES;
  const home = root?.children?.find(({ id }) => id === HOME_ID);
  const children: RouteObject[] = [
    { path: 'page', loader, Component: () => null },
    { ...home, lazy: undefined, loader, Component: () => null } as RouteObject,
  ];
  return [{ ...root, children } as RouteObject];
}

async function renderThrown(thrown: unknown, path: string, inRender = false): Promise<string> {
  const handler = createStaticHandler(createThrowingRoutes(thrown));
  const context = (await handler.query(new Request(`http://localhost/${path}`))) as StaticHandlerContext;
  // What is thrown while rendering reaches the boundary as it is, not as the router's own response.
  if (inRender) context.errors = { [path === 'page' ? ROOT_ID : HOME_ID]: thrown };
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return new Response(prelude).text();
}

describe('RootError', () => {
  it('shows 403 Forbidden in the page frame when a route throws that response', async () => {
    const html = await renderThrown(new Response(null, { status: 403 }), 'page');
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain('403 Forbidden');
    expect(html).toContain('This page is not open to visitors.');
    expect(html).toContain('Threadprint, start page');
    expect(html).toContain('Back to the start');
  });

  it('shows 403 Forbidden too when the response is thrown while rendering', async () => {
    const html = await renderThrown(new Response(null, { status: 403 }), 'page', true);
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain('403 Forbidden');
  });

  it('shows the message of a thrown error', async () => {
    const html = await renderThrown(new Error('The loom jammed'), 'page');
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain('The loom jammed');
  });
});

describe('HomeError', () => {
  it('shows the type specimen, which names the error, when home itself throws', async () => {
    for (const [thrown, text] of [
      [new Response(null, { status: 403 }), '403 Forbidden'],
      [new Error('The loom jammed'), 'The loom jammed'],
    ] as const) {
      const html = await renderThrown(thrown, 'thirsty_fashion');
      expect(html).toContain('This page came unstitched.');
      expect(html).toContain(text);
      expect(html).not.toContain('Unexpected Application Error!');
    }
  });
});

import { useEffect, useState } from 'react';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** Our charts lead to their sources: their links need a router. */
export function Routed({ children }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  // A router listens to the window until it is told that it is done.
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/** The same on a server. */
export async function routeStatically(children) {
  const handler = createStaticHandler([{ path: '*', element: children }]);
  const context = await handler.query(new Request('http://localhost/'));
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/** Says that the page's script runs, as boot.ts and the frame of the site do. */
export function useScrollReading() {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { script: 'ready', view: 'scroll' });
  }, []);
}

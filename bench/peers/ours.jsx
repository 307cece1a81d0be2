import '../../src/theme/tokens.css';
import '../../src/theme/global.css';
import '../../src/theme/grounds.css';
import { useEffect, useState } from 'react';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FabricsStory } from '../../src/story/charts/FabricsStory.tsx';

const ROUTES = [{ path: '*', Component: FabricsStory }];

/** The dashboard as the site ships it: its three buttons are pressed at once, as the peers start by themselves. */
export function Dashboard() {
  const [router] = useState(() => createMemoryRouter(ROUTES));
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { script: 'ready', view: 'scroll' });
    const names = new Set(['Pour Water', 'Use Energy', 'Emit CO2']);
    let frame;
    // A page that is made here comes part by part.
    const press = () => {
      for (const button of document.querySelectorAll('button')) {
        if (names.delete(button.textContent)) button.click();
      }
      if (names.size > 0) frame = requestAnimationFrame(press);
    };
    press();
    return () => {
      cancelAnimationFrame(frame);
      // A router listens to the window until it is told that it is done.
      router.dispose();
    };
  }, [router]);
  return <RouterProvider router={router} />;
}

/** For the question whether the HTML already holds the chart. */
export async function renderStatically(renderToString) {
  const handler = createStaticHandler(ROUTES);
  const context = await handler.query(new Request('http://localhost/'));
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

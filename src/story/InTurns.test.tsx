import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { InTurns } from './InTurns';

function Page() {
  return (
    <InTurns>
      <p>first</p>
      <p>second</p>
    </InTurns>
  );
}

const createRouter = () => createMemoryRouter([{ path: '*', Component: Page }]);
const render = (router: ReturnType<typeof createRouter>) =>
  renderToString(<RouterProvider router={router} />);
const WHOLE = '<p>first</p><p>second</p>';

describe('InTurns', () => {
  it('<InTurns> has all its parts in the HTML, in their order', () => {
    expect(render(createRouter())).toBe(WHOLE);
  });

  it('<InTurns> begins with none of them on a page that is opened from another', async () => {
    const router = createRouter();
    await router.navigate('/next');
    expect(render(router)).toBe('');
  });

  it('<InTurns> has all of them at once after a link to a place in the page, and after Back', async () => {
    const router = createRouter();
    await router.navigate('/next#place');
    expect(render(router)).toBe(WHOLE);
    await router.navigate(-1);
    expect(render(router)).toBe(WHOLE);
  });
});

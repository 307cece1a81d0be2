import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Card } from './Card';
import { Menu } from './Menu';
import { Sheet, SheetPart } from './Sheet';

const renderRouted = (element: React.ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

describe('Card', () => {
  it('<Card as> is the element that it is asked to be, sewn on unless it is pinked', () => {
    expect(renderToString(<Card as="li">Hemp</Card>)).toMatch(/^<li class="[^"]*sewn[^"]*">Hemp<\/li>$/);
    expect(renderToString(<Card isPinked />)).toMatch(/^<div class="[^"]*pinked/);
  });
});

describe('Sheet', () => {
  it('<Sheet> has one heading, and each part is named by its own', () => {
    const html = renderToString(
      <Sheet title="Sources" ground="night" links={<li />} linksName="On this page">
        <SheetPart id="cite" title="Cite this">
          APA
        </SheetPart>
      </Sheet>,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<nav class="_links');
    expect(html).toContain('aria-labelledby="cite-title"');
  });

  it('<Sheet> without links has no list of them', () => {
    expect(
      renderToString(
        <Sheet title="About" ground="night">
          Us
        </Sheet>,
      ),
    ).not.toContain('<nav');
  });
});

describe('Menu', () => {
  it('<Menu> is opened by its button, by the browser itself', () => {
    const html = renderRouted(
      <Menu id="list" button="Language">
        <a href="/es">Español</a>
      </Menu>,
    );
    expect(html).toContain('popoverTarget="list"');
    expect(html).toContain('<div id="list" popover="auto"');
  });
});

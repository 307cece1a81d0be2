import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { darns } from '../../model/darns';
import { Darn } from './Darn';
import { DarnCloth } from './DarnCloth';

const readText = (html: string) =>
  html
    .replace(/<button[\s\S]*?<\/button>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

describe('<Darn>', () => {
  it('<Darn id="lake"> holds what was said and what is true as text, and no style attribute', () => {
    const html = renderToString(<Darn id="lake" said="said to equal " checked="that is " />);
    expect(readText(html)).toContain(
      'said to equal (wrong, struck out) half of Lake Ontario (checked: 4.8% of Lake Ontario)',
    );
    // Heard before the button too.
    expect(html).toContain('(wrong, struck out) </span><button');
    expect(html).not.toContain('style=');
    expect(html).toContain('<button type="button"');
  });
});

describe('<DarnCloth>', () => {
  it('<DarnCloth> lists all five as text', () => {
    const router = createMemoryRouter([{ path: '/', Component: DarnCloth }]);
    const text = readText(renderToString(<RouterProvider router={router} />));
    for (const { wrong } of darns) expect(text).toContain(wrong);
    expect(text).toContain('Five claims, mended');
  });
});

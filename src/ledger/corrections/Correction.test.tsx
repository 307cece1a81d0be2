import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { corrections } from '../../model/corrections';
import { Correction } from './Correction';
import { CorrectionCloth } from './CorrectionCloth';

const readText = (html: string) =>
  html
    .replace(/<button[\s\S]*?<\/button>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

describe('<Correction>', () => {
  it('<Correction id="lake"> holds what was said and what is true as text, and no style attribute', () => {
    const html = renderToString(<Correction id="lake" said="said to equal " />);
    expect(readText(html)).toContain(
      'said to equal (slip, struck out) half of Lake Ontario (mended: 4.8% of Lake Ontario; 79 ÷ 1,640 = 4.8%)',
    );
    // Heard before the button too.
    expect(html).toContain('(slip, struck out) </span><button');
    expect(html).not.toContain('style=');
    expect(html).toContain('<button type="button"');
  });
});

describe('<CorrectionCloth>', () => {
  it('<CorrectionCloth> lists all of them as text', () => {
    const router = createMemoryRouter([{ path: '/', Component: CorrectionCloth }]);
    const text = readText(renderToString(<RouterProvider router={router} />));
    for (const { wrong } of corrections) expect(text).toContain(wrong);
    expect(text).toContain('All six slips mended');
  });
});

import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { IndustryStory } from './IndustryStory';

/** The HTML as the build writes it: with the parts whose script comes later. */
async function render(): Promise<string> {
  const { prelude } = await prerender(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: IndustryStory }])} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** The text that a reader without script gets, tags taken out. */
const readText = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('IndustryStory', () => {
  it('IndustryStory without script tells question, answer and yarns in order, with their numbers', async () => {
    const text = readText(await render());
    const order = [
      'billion cubic meters of water for fashion, every year.',
      'How much of Lake Ontario is that?',
      '4.8%',
      '55.7%',
      '95%',
    ].map((words) => text.indexOf(words));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('IndustryStory says nothing of the answer before it', async () => {
    const html = await render();
    const before = html.slice(0, html.indexOf('data-caption="check"'));
    expect(before).not.toMatch(/4\.8|\bhalf\b|1,640/);
  });

  it('IndustryStory carries a check beside each "said to"', async () => {
    const text = readText(await render());
    expect(text).toMatch(
      /was said to equal \(struck out\) +half +of Lake Ontario\. Then we checked: +79 +of +1,640/,
    );
    expect(text).toMatch(
      /That was said to equal \(struck out\) +all +nine tenths +of California’s annual use in 2021\./,
    );
  });

  it('IndustryStory has four still pictures with names, and no style attribute', async () => {
    const html = await render();
    expect(html.match(/<figure/g)).toHaveLength(4);
    expect(html).toContain('55.7 yarns are blue for textile production, 44.3 undyed: everything else.');
    expect(html).toContain('52.9 yarns of cotton, 2.8 blue for every other fiber.');
    expect(html).not.toContain('style=');
  });
});

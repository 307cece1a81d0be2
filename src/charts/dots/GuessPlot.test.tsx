import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuessPlot } from './GuessPlot';

const mark = { path: 'M0 0h40v44H0Z', widthUnits: 40, heightUnits: 44 };
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const draw = (before: number[], after: number[]) =>
  renderToString(
    <GuessPlot before={before} after={after} truth={11_421} mark={mark} above="a" below="b" label="Three" />,
  );

it('<GuessPlot> draws one mark for each guess, and no style attribute', () => {
  const html = draw([600, 40], [11_000]);
  expect(count(html, /M0 0h40v44H0Z/g)).toBe(3);
  expect(html).not.toContain('style=');
  // Ticks have the digits and the groups of the language.
  expect(html).toContain('>100,000</text>');
});

it('<GuessPlot before={[]} after={[]}> is an axis without marks', () => {
  const html = draw([], []);
  expect([count(html, /M0 0h40v44H0Z/g), /Infinity|NaN/.test(html)]).toEqual([0, false]);
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { corrections } from '../model/corrections';
import { Correction } from './Correction';

const read = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

it('<Correction id="lake"> holds what was said, struck, and what is true, with its receipt', () => {
  const html = renderToString(<Correction id="lake" said="said to equal " />);
  expect(read(html)).toBe(
    'said to equal (slip, struck out) half of Lake Ontario (mended: 4.8% of Lake Ontario)',
  );
  expect(html).toMatch(/<s [^>]*>half of Lake Ontario<\/s>/);
  expect(html).not.toContain('style=');
});

it.each(corrections.map(({ id }) => id))('<Correction id="%s"> has a receipt to open', (id) => {
  expect(renderToString(<Correction id={id} said="" />)).toContain('data-claim=');
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Spread } from './Spread';

const strip = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

describe('Spread', () => {
  it('Spread sends its words before its picture, each in a box of its own', () => {
    expect(strip(renderToString(<Spread picture={<figure />}>Half a lake.</Spread>))).toBe(
      '<div><div>Half a lake.</div><figure></figure></div>',
    );
  });

  it('Spread without a picture holds its words alone', () => {
    expect(strip(renderToString(<Spread>Half a lake.</Spread>))).toBe('<div><div>Half a lake.</div></div>');
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Opening } from './Opening';

describe('Opening', () => {
  it('<Opening> sends its title before its words, each in a box of its own', () => {
    const html = renderToString(<Opening title={<h2>Cards</h2>}>Two sides.</Opening>);
    expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<div><div><h2>Cards</h2></div><div>Two sides.</div></div>',
    );
  });
});

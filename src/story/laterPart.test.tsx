import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { createLaterPart, createLaterParts } from './laterPart';

const Words = ({ text }: { text: string }) => <p>{text}</p>;

describe('createLaterPart(when, load)', () => {
  it('createLaterPart(when, load) has its part in the prerendered HTML', async () => {
    const { Part } = createLaterPart(
      () => Promise.resolve(),
      () => Promise.resolve(Words),
    );
    const { prelude } = await prerender(<Part text="below the first screen" />);
    expect(await new Response(prelude).text()).toContain('<p>below the first screen</p>');
  });

  it('createLaterPart(when, load) fetches nothing before `when` says so', async () => {
    let fetched = 0;
    const { Part } = createLaterPart(
      () => new Promise<void>(() => {}),
      async () => {
        fetched++;
        return Words;
      },
    );
    expect(renderToString(<Part text="waiting" />)).not.toContain('waiting');
    expect(fetched).toBe(0);
  });

  it('load() fetches once, and what is rendered after it is there at once', async () => {
    let fetched = 0;
    const { Part, load } = createLaterPart(
      () => new Promise<void>(() => {}),
      async () => {
        fetched++;
        return Words;
      },
    );
    await load();
    await load();
    expect(renderToString(<Part text="there" />)).toContain('<p>there</p>');
    expect(fetched).toBe(1);
  });
});

describe('createLaterParts(names, when, load)', () => {
  const PARTS = { first: () => <p>first</p>, second: () => <p>second</p> };

  it('createLaterParts(names, when, load) has its parts in the prerendered HTML, in the order of their names', async () => {
    const { Part } = createLaterParts(
      ['second', 'first'],
      () => Promise.resolve(),
      () => Promise.resolve(PARTS),
    );
    const { prelude } = await prerender(<Part />);
    const html = await new Response(prelude).text();
    expect(html.match(/<p>\w+<\/p>/g)).toEqual(['<p>second</p>', '<p>first</p>']);
  });

  it('load() makes all parts be there at once', async () => {
    const { Part, load } = createLaterParts(
      ['first', 'second'],
      () => new Promise<void>(() => {}),
      () => Promise.resolve(PARTS),
    );
    expect(renderToString(<Part />)).not.toContain('first');
    await load();
    const { Part: Another, load: loadAnother } = createLaterParts(
      [],
      () => Promise.resolve(),
      () => Promise.resolve({}),
    );
    await loadAnother();
    expect(renderToString(<Part />)).toContain('<p>second</p>');
    expect(renderToString(<Another />)).toBe('');
  });
});

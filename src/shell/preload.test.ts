import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { __vitePreload } from './preload';

interface Link {
  rel: string;
  href: string;
  onload(): void;
  onerror(): void;
  remove(): void;
}

let links: Link[];
const show = (): string[] => links.map(({ rel, href }) => `${rel} ${href}`);
const wait = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  links = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      remove() {
        links = links.filter((link) => link !== this);
      },
    }),
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    head: { append: (link: Link) => links.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('__vitePreload', () => {
  it('__vitePreload(load) loads what needs no other file', async () => {
    expect(await __vitePreload(async () => 'part')).toBe('part');
    expect(show()).toEqual([]);
  });

  it('__vitePreload(load, files) asks for scripts early, and waits for styles', async () => {
    const load = vi.fn(async () => 'part');
    const part = __vitePreload(load, ['assets/a.js', 'assets/a.css']);
    expect(show()).toEqual(['modulepreload /assets/a.js', 'stylesheet /assets/a.css']);
    await wait();
    expect(load).not.toHaveBeenCalled();
    links[1]?.onload();
    expect(await part).toBe('part');
  });

  it('__vitePreload(load, files) asks once for what several parts need, and all wait for it', async () => {
    const load = vi.fn(async () => 'part');
    const parts = [__vitePreload(load, ['assets/b.css']), __vitePreload(load, ['assets/b.css'])];
    expect(show()).toEqual(['stylesheet /assets/b.css']);
    await wait();
    expect(load).not.toHaveBeenCalled();
    links[0]?.onload();
    expect(await Promise.all(parts)).toEqual(['part', 'part']);
    expect(await __vitePreload(load, ['assets/b.css'])).toBe('part');
    expect(links).toHaveLength(1);
  });

  it('__vitePreload(load, files) does not ask for what the page names', async () => {
    links.push({ rel: 'stylesheet', href: '/assets/named.css' } as Link);
    expect(await __vitePreload(async () => 'part', ['assets/named.css'])).toBe('part');
    expect(links).toHaveLength(1);
  });

  it('__vitePreload(load, files) throws when a style does not come, and asks again the next time', async () => {
    const load = vi.fn(async () => 'part');
    const part = __vitePreload(load, ['assets/c.css']);
    links[0]?.onerror();
    await expect(part).rejects.toThrow('/assets/c.css did not come');
    expect(load).not.toHaveBeenCalled();
    const again = __vitePreload(load, ['assets/c.css']);
    expect(show()).toEqual(['stylesheet /assets/c.css']);
    links[0]?.onload();
    expect(await again).toBe('part');
  });

  it('__vitePreload(load, files) leaves a script that does not come to whoever imports it', async () => {
    const part = __vitePreload(async () => Promise.reject(new Error('no module')), ['assets/d.js']);
    links[0]?.onerror();
    await expect(part).rejects.toThrow('no module');
    expect(show()).toEqual([]);
  });
});

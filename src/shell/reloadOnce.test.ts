import { describe, expect, it } from 'vitest';
import { loadOrReload } from './reloadOnce.ts';

function createStore() {
  const marks = new Map<string, string>();
  return {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
    marks,
  };
}

const fail = () => Promise.reject(new TypeError('chunk gone'));
const soon = <T>(promise: Promise<T>) => Promise.race([promise, Promise.resolve('still waiting')]);

describe('loadOrReload(load, url, openStore, go)', () => {
  it('gives what it loads, and forgets an earlier reload', async () => {
    const store = createStore();
    store.setItem('threadprint-reloaded', '/a');
    expect(
      await loadOrReload(
        async () => 'page',
        '/a',
        () => store,
      ),
    ).toBe('page');
    expect(store.marks.size).toBe(0);
  });
  it('loads the page anew at the first failure, and passes the second on', async () => {
    const store = createStore();
    const visited: string[] = [];
    const load = () =>
      loadOrReload(
        fail,
        '/a',
        () => store,
        (url) => visited.push(url),
      );
    void load();
    await new Promise((resolve) => setTimeout(resolve));
    expect(visited).toEqual(['/a']);
    await expect(load()).rejects.toThrow('chunk gone');
    expect(visited).toEqual(['/a']);
  });
  it('never settles while the page is on its way out', async () => {
    const store = createStore();
    const loading = loadOrReload(
      fail,
      '/a',
      () => store,
      () => {},
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(await soon(loading)).toBe('still waiting');
  });
  it('passes the error on where the browser keeps nothing', async () => {
    const openStore = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const visited: string[] = [];
    await expect(loadOrReload(fail, '/a', openStore, (url) => visited.push(url))).rejects.toThrow(
      'chunk gone',
    );
    expect(visited).toEqual([]);
    expect(await loadOrReload(async () => 1, '/a', openStore)).toBe(1);
  });
});

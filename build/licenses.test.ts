import { describe, expect, it } from 'vitest';
import { collectPackages, composeLicenses } from './licenses.ts';

describe('collectPackages(names, read)', () => {
  it('follows dependencies, takes each package once, and sorts by name', () => {
    const packages: Record<string, object> = {
      b: { dependencies: { a: '1', c: '1' } },
      a: { dependencies: { c: '1' } },
      c: { dependencies: { b: '1' } },
    };
    const read = (name: string) => ({ name, version: '1', ...packages[name] });
    expect(collectPackages(['b'], read).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
  it('is empty for no names', () => {
    expect(collectPackages([])).toEqual([]);
  });
});

describe('composeLicenses()', () => {
  it('holds the licenses of what is shipped: React, the router, d3, the worker, both fonts', () => {
    const text = composeLicenses();
    for (const name of ['react', 'react-router', 'd3-array', 'internmap', 'workbox-core']) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|ISC)\\)$`, 'm'));
    }
    expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
  });
});

import { describe, expect, it } from 'vitest';
import { leaveFileAddress } from './fileAddress';

/** The addresses that a visit to `pathname` replaces its own with. */
function visit(pathname: string, search = '', hash = ''): unknown[] {
  const seen: unknown[] = [];
  leaveFileAddress({
    location: { pathname, search, hash },
    history: { state: { usr: 6 }, replaceState: (...entry: unknown[]) => seen.push(entry) },
  });
  return seen;
}

describe('leaveFileAddress', () => {
  it('leaveFileAddress(window) goes from a file to its page, with its query, hash and state', () => {
    expect(visit('/a/info1.html', '?view=plain', '#top')).toEqual([
      [{ usr: 6 }, '', '/a/info1?view=plain#top'],
    ]);
    expect(visit('/a/info1/index.html')).toEqual([[{ usr: 6 }, '', '/a/info1']]);
  });

  it('leaveFileAddress(window) leaves every other address alone', () => {
    expect(['/a/info1', '/a/info1/', '/', '', '/a/html'].flatMap((path) => visit(path))).toEqual([]);
  });
});

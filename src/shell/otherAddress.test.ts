import { describe, expect, it } from 'vitest';
import { leaveOtherAddress } from './otherAddress';

const findPage = (path: string) => (/^\/a\/in_fo1\/?$/i.test(path) ? '/a/in_fo1' : undefined);

/** The addresses that a visit to `pathname` replaces its own with. */
function visit(pathname: string, search = '', hash = ''): unknown[] {
  const seen: unknown[] = [];
  const history = { state: { usr: 6 }, replaceState: (...entry: unknown[]) => seen.push(entry) };
  leaveOtherAddress({ location: { pathname, search, hash }, history }, findPage);
  return seen;
}

describe('leaveOtherAddress(window, findPage)', () => {
  it('goes from a file to its page, with its query, hash and state', () => {
    expect(visit('/a/in_fo1.html', '?view=plain', '#top')).toEqual([
      [{ usr: 6 }, '', '/a/in_fo1?view=plain#top'],
    ]);
    expect(visit('/a/in_fo1/index.html')).toEqual([[{ usr: 6 }, '', '/a/in_fo1']]);
  });

  it('writes what is encoded, in large letters, or with two slashes as the page is written', () => {
    for (const pathname of [
      '/a/in%5Ffo1',
      '/a/in%5ffo%31',
      '/%61/in_fo1',
      '/A/In_Fo1',
      '/a%2Fin_fo1%2ehtml',
      '/A/in_fo1/',
      '//a//in_fo1',
    ])
      expect(visit(pathname)).toEqual([[{ usr: 6 }, '', '/a/in_fo1']]);
    expect(visit('/a/in_fo1//')).toEqual([[{ usr: 6 }, '', '/a/in_fo1/']]);
  });

  it('leaves every other address alone', () => {
    const others = [
      '/a/in_fo1',
      '/a/in_fo1/',
      '/',
      '',
      '/a/html',
      '/a/%C3%A9',
      '/a/%',
      '/B/c',
      '/b%3Fc',
      '/b//c',
      '/b.html',
    ];
    expect(others.flatMap((path) => visit(path))).toEqual([]);
  });
});

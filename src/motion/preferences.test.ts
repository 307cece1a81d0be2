import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPlainlyOnPaper } from './preferences';

describe('readPlainlyOnPaper', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the place when the browser tells that paper is over before it has begun', () => {
    const paper = Object.assign(new EventTarget(), { matches: false });
    const page = Object.assign(new EventTarget(), {
      scrollY: 1800,
      matchMedia: () => paper,
      scrollTo: (_x: number, y: number) => Object.assign(page, { scrollY: y }),
    });
    const root = { dataset: { view: 'scroll' }, toggleAttribute: () => false };
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { documentElement: root, images: [], querySelectorAll: () => [] });
    const turn = (matches: boolean) => {
      paper.matches = matches;
      paper.dispatchEvent(new Event('change'));
    };
    readPlainlyOnPaper(() => {});
    page.dispatchEvent(new Event('beforeprint'));
    turn(false);
    expect(root.dataset.view).toBe('plain');
    page.scrollY = 0;
    turn(true);
    page.dispatchEvent(new Event('afterprint'));
    turn(false);
    expect([root.dataset.view, page.scrollY]).toEqual(['scroll', 1800]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatPreferences, parsePreferences, readPlainlyOnPaper } from './preferences';

describe('parsePreferences', () => {
  it('parsePreferences("") is the scroll reading with motion', () => {
    expect(parsePreferences('')).toEqual({
      view: 'scroll',
      isMotionOff: false,
      isPresented: false,
      isShort: false,
      isArab: false,
    });
  });

  it('parsePreferences("?view=plain&motion=off") is the plain reading without motion', () => {
    expect(parsePreferences('?view=plain&motion=off')).toEqual({
      view: 'plain',
      isMotionOff: true,
      isPresented: false,
      isShort: false,
      isArab: false,
    });
  });

  it('parsePreferences("?present") is for a big screen, whatever its value', () => {
    expect(parsePreferences('?present').isPresented).toBe(true);
    expect(parsePreferences('?present=notes').isPresented).toBe(true);
    expect(parsePreferences('?present=short')).toMatchObject({ isPresented: true, isShort: true });
  });

  it('parsePreferences(search) reads unknown values as the default', () => {
    expect(parsePreferences('?view=PLAIN&motion=no')).toEqual({
      view: 'scroll',
      isMotionOff: false,
      isPresented: false,
      isShort: false,
      isArab: false,
    });
  });
});

describe('formatPreferences', () => {
  it('formatPreferences(preferences) of the default is no query at all', () => {
    expect(
      formatPreferences({
        view: 'scroll',
        isMotionOff: false,
        isPresented: false,
        isShort: false,
        isArab: false,
      }),
    ).toBe('');
  });

  it('formatPreferences(preferences) says each choice once', () => {
    expect(
      formatPreferences({
        view: 'plain',
        isMotionOff: false,
        isPresented: false,
        isShort: false,
        isArab: false,
      }),
    ).toBe('?view=plain');
    expect(
      formatPreferences({
        view: 'plain',
        isMotionOff: true,
        isPresented: false,
        isShort: false,
        isArab: false,
      }),
    ).toBe('?view=plain&motion=off');
    expect(
      formatPreferences({
        view: 'scroll',
        isMotionOff: false,
        isPresented: true,
        isShort: false,
        isArab: false,
      }),
    ).toBe('?present');
    expect(
      formatPreferences({
        view: 'scroll',
        isMotionOff: false,
        isPresented: true,
        isShort: true,
        isArab: false,
      }),
    ).toBe('?present=short');
    expect(formatPreferences(parsePreferences('?digits=arab&view=plain'))).toBe('?view=plain&digits=arab');
  });
});

describe('readPlainlyOnPaper', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the place when the browser tells that paper is over before it has begun', () => {
    const paper = Object.assign(new EventTarget(), { matches: false });
    const page = Object.assign(new EventTarget(), {
      scrollY: 1800,
      location: { search: '' },
      matchMedia: () => paper,
      scrollTo: (_x: number, y: number) => Object.assign(page, { scrollY: y }),
    });
    const root = { dataset: { view: 'scroll' }, toggleAttribute: () => false };
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { documentElement: root, images: [] });
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

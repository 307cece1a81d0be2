import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERYWHERE, measureMove, measurePatch, type Painted, repaint, repaintPatches } from './patches';
import type { Waypoint } from './placeThread';

const at = (yPx: number, xPx = 0): Waypoint => ({ xPx, yPx, stage: 'raw' });

describe('measurePatch', () => {
  it('measurePatch(points, from, to, marginPx) holds both ends and what lies between them', () => {
    const points = [at(100, 7), at(90, 3), at(120, 5), at(400)];
    expect(measurePatch(points, 0, 2, 10)).toEqual({ leftPx: -7, rightPx: 17, topPx: 80, bottomPx: 130 });
    expect(measurePatch(points, 3, 3, 10)).toEqual({ leftPx: -10, rightPx: 10, topPx: 390, bottomPx: 410 });
  });

  it('measurePatch(points, …) reaches past neither end of the points', () => {
    const both = { leftPx: -1, rightPx: 1, topPx: 4, bottomPx: 8 };
    expect(measurePatch([at(5), at(7)], -3, 9, 1)).toEqual(both);
    expect(measurePatch([], 0, 4, 1)).toBe(undefined);
    expect(measurePatch([at(5)], 1, 0, 1)).toBe(undefined);
  });
});

describe('measureMove', () => {
  const was = [at(100), at(110), at(120), at(130)];
  const sides = { leftPx: -5, rightPx: 5 };

  it('measureMove(was, is, marginPx) holds what a thread had and has from where it has moved on', () => {
    const is = [at(100), at(110), at(160, 40), at(90)];
    expect(measureMove(was, is, 5)).toEqual({ leftPx: -5, rightPx: 45, topPx: 85, bottomPx: 165 });
  });

  it('measureMove(was, is, marginPx) holds only the end of a thread that lies where it lay', () => {
    const end = { ...sides, topPx: 125, bottomPx: 135 };
    expect(measureMove(was, [at(100.0005), at(110), at(119.9995), at(130)], 5)).toEqual(end);
    expect(measureMove([], [], 5)).toBe(undefined);
  });

  it('measureMove(was, is, marginPx) sees another dye, and a thread that came, went, or has another end', () => {
    const dyed: Waypoint[] = [at(100), at(110), { ...at(120), stage: 'weld' }, at(130)];
    expect(measureMove(was, dyed, 5)).toEqual({ ...sides, topPx: 105, bottomPx: 135 });
    expect(measureMove(was, was.slice(0, 3), 5)).toEqual({ ...sides, topPx: 115, bottomPx: 135 });
    expect(measureMove([], was, 5)).toEqual({ ...sides, topPx: 95, bottomPx: 135 });
    expect(measureMove(was, [], 5)).toEqual({ ...sides, topPx: 95, bottomPx: 135 });
  });
});

describe('repaintPatches', () => {
  const calls: unknown[][] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_target, name) =>
      (...values: unknown[]) =>
        calls.push([name, ...values]),
  });
  const band = { leftPx: 64, widthPx: 300, topPx: 1000, heightPx: 600, pixelRatio: 1 };
  const drawn: unknown[] = [];

  beforeEach(() => {
    calls.length = 0;
    drawn.length = 0;
  });

  it('repaintPatches(band, patches, draw) clears and draws each patch on whole pixels, cut to it', () => {
    const patch = { leftPx: 100.6, rightPx: 180.2, topPx: 1100.4, bottomPx: 1150.2 };
    repaintPatches({ context, band }, [patch], (_, cut) => drawn.push(cut));
    expect(drawn).toEqual([{ leftPx: 100, rightPx: 181, topPx: 1100, bottomPx: 1151 }]);
    expect(calls).toEqual([
      ['save'],
      ['beginPath'],
      ['rect', 100, 1100, 81, 51],
      ['clip'],
      ['clearRect', 100, 1100, 81, 51],
      ['restore'],
    ]);
  });

  it('repaintPatches(…) stays within the band and leaves out what lies beside it', () => {
    const patches = [
      { ...EVERYWHERE, topPx: 900, bottomPx: 1040 },
      undefined,
      { ...EVERYWHERE, topPx: 400, bottomPx: 990 },
      { ...EVERYWHERE, leftPx: 364 },
      { ...EVERYWHERE, rightPx: 64 },
    ];
    repaintPatches({ context, band }, patches, (_, cut) => drawn.push(cut));
    expect(drawn).toEqual([{ leftPx: 64, rightPx: 364, topPx: 1000, bottomPx: 1040 }]);
  });
});

describe('repaint', () => {
  const bands = [0, 300, 600, 900, 1200].map((topPx) => ({
    leftPx: 0,
    widthPx: 100,
    topPx,
    heightPx: 300,
    pixelRatio: 1,
  }));
  const canvases: unknown[] = [];
  const host = {
    querySelectorAll: () => canvases,
    appendChild: (canvas: unknown) => {
      canvases.push(canvas);
      return canvas;
    },
  } as unknown as HTMLElement;
  const start = (hasCanvas: boolean) => {
    vi.stubGlobal('window', { devicePixelRatio: 1 });
    vi.stubGlobal('document', {
      createElement: () => {
        const canvas = { style: {}, remove: () => {}, getContext: () => (hasCanvas ? context : null) };
        const context = new Proxy({}, { get: (_, name) => (name === 'canvas' ? canvas : () => {}) });
        return canvas;
      },
    });
  };

  beforeEach(() => {
    canvases.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('repaint(host, bands, undefined, …) makes a canvas, then draws on it, until all stand; then all that are new', () => {
    start(true);
    let painted: Painted | undefined;
    const calls = Array.from({ length: 11 }, () => {
      const drawn: number[] = [];
      painted = repaint(host, bands, painted, [], (_, { topPx }) => drawn.push(topPx));
      return [painted.bands.length, drawn, painted.isWhole];
    });
    expect(calls).toEqual([
      [1, [], false],
      [1, [0], false],
      [2, [], false],
      [2, [300], false],
      [3, [], false],
      [3, [600], false],
      [4, [], false],
      [4, [900], false],
      [5, [], false],
      [5, [1200], true],
      [5, [], true],
    ]);
    const dyed = repaint(host, bands, { bands: [], isWhole: true }, [], () => {});
    expect([dyed.bands.length, dyed.isWhole, canvases.length]).toEqual([5, true, 5]);
  });

  it('repaint(…) where canvas is not to be had leaves nothing for the next frame', () => {
    start(false);
    expect(repaint(host, bands, undefined, [], () => {})).toEqual({ bands: [], isWhole: true });
  });
});

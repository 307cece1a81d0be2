import { describe, expect, it } from 'vitest';
import { createCutter, placeBands } from './pageView';
import { placeThread } from './placeThread';

const band = { leftPx: 0, widthPx: 1000, topPx: 500, heightPx: 900, pixelRatio: 2 };
const at = (xPx: number, yPx: number, isHidden = false) => ({ xPx, yPx, isHidden, stage: 'raw' as const });
/** A thread that is seen at those points only; real ones lie so close that one of four is enough. */
const through = (...points: ReturnType<typeof at>[]) => points.flatMap((point) => Array(4).fill(point));

describe('createCutter', () => {
  it('createCutter(points) cuts a band to what the thread needs, out to whole steps, and keeps its height', () => {
    expect(createCutter(through(at(300, 600), at(410, 1300)))(band)).toEqual({
      ...band,
      leftPx: 192,
      widthPx: 512 - 192,
    });
  });

  it('createCutter(points) stays on the page', () => {
    expect(createCutter(through(at(20, 600), at(990, 700)))(band)).toEqual(band);
    expect(createCutter(through(at(990, 700)))(band)).toMatchObject({ leftPx: 896, widthPx: 104 });
  });

  it('createCutter(points) looks at no point beside the band, but at those that reach into it', () => {
    const points = through(at(10, 430), at(600, 440), at(650, 1460), at(990, 1470), at(10, 900, true));
    expect(createCutter(points)(band)).toMatchObject({ leftPx: 512, widthPx: 768 - 512 });
  });

  it('createCutter(placeThread(…)) leaves room for the longest needle around every point', () => {
    const points = placeThread([at(300, 450), at(700, 700), at(430, 1000), at(520, 1500)]);
    const { leftPx, widthPx } = createCutter(points)(band);
    const xsPx = points.filter(({ yPx }) => yPx > 445 && yPx < 1455).map(({ xPx }) => xPx);
    expect(xsPx.length).toBeGreaterThan(100);
    expect(leftPx).toBeLessThanOrEqual(Math.min(...xsPx) - 55);
    expect(leftPx + widthPx).toBeGreaterThanOrEqual(Math.max(...xsPx) + 55);
  });

  it('createCutter([]) cuts to one pixel: a canvas cannot be narrower', () => {
    expect(createCutter([])(band).widthPx).toBe(1);
  });

  it('createCutter(points) cuts the same band once, and others for themselves', () => {
    const cut = createCutter(through(at(300, 600), at(410, 1300)));
    expect(cut({ ...band })).toBe(cut(band));
    expect(cut({ ...band, topPx: 800 })).toMatchObject({ leftPx: 320, widthPx: 512 - 320 });
    expect(cut({ ...band, pixelRatio: 1 }).pixelRatio).toBe(1);
  });
});

describe('placeBands', () => {
  it('placeBands(viewportPx, scrolledPx, endPx) covers the viewport and a quarter of it above and below', () => {
    const bands = placeBands(900, 2000, 9000);
    const last = bands.at(-1);
    expect(bands[0]?.topPx).toBeLessThanOrEqual(2000 - 225);
    expect((last?.topPx ?? 0) + (last?.heightPx ?? 0)).toBeGreaterThanOrEqual(2900 + 225);
    expect(bands.length).toBeLessThanOrEqual(7);
  });

  it('placeBands(…) lays each band a little into the next, on the same grid wherever the page is scrolled to', () => {
    const bands = placeBands(900, 2000, 9000);
    for (const [i, { topPx, heightPx }] of bands.entries()) {
      expect(topPx % 320).toBe(0);
      expect(heightPx).toBe(322);
      if (i > 0) expect(topPx - (bands[i - 1]?.topPx ?? 0)).toBe(320);
    }
    expect(placeBands(900, 2100, 9000).every(({ topPx }) => topPx % 320 === 0)).toBe(true);
  });

  it('placeBands(…) needs three for a page of one screen, of any height', () => {
    for (const heightPx of [320, 568, 667, 844, 900, 1024, 2160])
      expect(placeBands(heightPx, 0, heightPx)).toHaveLength(3);
  });

  it('placeBands(…) stays on the page', () => {
    expect(placeBands(900, 0, 500)).toEqual([
      { topPx: 0, heightPx: 322 },
      { topPx: 320, heightPx: 180 },
    ]);
    expect(placeBands(900, -40, 100)).toEqual([{ topPx: 0, heightPx: 100 }]);
    expect(placeBands(900, 0, 0)).toEqual([]);
  });

  it('placeBands(0, scrolledPx, endPx) ends, too', () => {
    expect(placeBands(0, 50, 1000)).toEqual([{ topPx: 40, heightPx: 22 }]);
  });
});

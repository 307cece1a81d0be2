import { describe, expect, it } from 'vitest';
import { cutToThread } from './pageView';

const band = { leftPx: 0, widthPx: 1000, topPx: 500, heightPx: 900, pixelRatio: 2 };
const at = (xPx: number, yPx: number, isHidden = false) => ({ xPx, yPx, isHidden, stage: 'raw' as const });

describe('cutToThread', () => {
  it('cutToThread(band, points, marginPx) keeps what the thread needs, out to whole steps, and the height', () => {
    expect(cutToThread(band, [at(300, 600), at(410, 1300)], 50)).toEqual({
      ...band,
      leftPx: 192,
      widthPx: 512 - 192,
    });
  });

  it('cutToThread(band, points, marginPx) stays on the page', () => {
    expect(cutToThread(band, [at(20, 600), at(990, 700)], 50)).toEqual(band);
    expect(cutToThread(band, [at(990, 700)], 50)).toMatchObject({ leftPx: 896, widthPx: 104 });
  });

  it('cutToThread(band, points, marginPx) looks at no point beside the band, but at those that reach into it', () => {
    const points = [at(10, 440), at(600, 460), at(650, 1440), at(990, 1460), at(10, 900, true)];
    expect(cutToThread(band, points, 50)).toMatchObject({ leftPx: 512, widthPx: 704 - 512 });
  });

  it('cutToThread(band, [], marginPx) is one pixel wide: a canvas cannot be narrower', () => {
    expect(cutToThread(band, [], 50).widthPx).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { countStitches, placeLabel } from './placeLabel';

describe('countStitches', () => {
  it('countStitches(cups) is a stitch a day, and without a number a stitch a cup', () => {
    expect([countStitches(1), countStitches(6), countStitches(10), countStitches(undefined)]).toEqual([
      11_824, 1971, 1182, 11_824,
    ]);
  });
});

describe('placeLabel', () => {
  it.each([
    [520, 640],
    [310, 270],
    [200, 600],
    [900, 300],
  ])('placeLabel(%i, %i, cups) keeps shirt, outline and thread inside the box', (widthPx, heightPx) => {
    for (const cups of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
      const { outline, tail, needlePx } = placeLabel(widthPx, heightPx, cups);
      for (const { xPx, yPx } of [...outline, ...tail]) {
        expect(xPx).toBeGreaterThanOrEqual(0);
        expect(xPx).toBeLessThanOrEqual(widthPx);
        expect(yPx).toBeGreaterThanOrEqual(0);
        expect(yPx).toBeLessThanOrEqual(heightPx);
      }
      expect(tail.length).toBeGreaterThan(3);
      expect(needlePx).toBeGreaterThan(20);
    }
  });

  it('placeLabel(width, height, cups) leaves a thread for the reader only', () => {
    expect(placeLabel(520, 640, undefined).tail).toEqual([]);
  });

  it('placeLabel(0, 0, cups) is a shirt without size', () => {
    expect(placeLabel(0, 0, 6).sizePx).toBe(0);
    expect(placeLabel(Number.NaN, 300, undefined).sizePx).toBe(0);
  });
});

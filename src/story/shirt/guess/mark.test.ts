import { describe, expect, it } from 'vitest';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { countCups, placeOverHeart } from '../shirtRows';
import { placeShirt } from '../zoom/placeShirt';
import { calculateZoomView } from '../zoom/view';
import { findGuessed } from './findGuessed';
import { createMark } from './mark';
import { findScale, traceGuessed, traceLargerShirt } from './placeMark';

const stage = { widthPx: 1440, heightPx: 900 };
const shirt = placeShirt(stage.widthPx, stage.heightPx, 1, 0);
const yours = placeOverHeart(6);
const layout = { stage, shirt, yours, pixelRatio: 1, isStill: false };

describe('findGuessed', () => {
  it.each([10, 40, 600])('findGuessed(yours, %d) finds as many cups round yours', (guess) => {
    const rows = findGuessed(yours, guess);
    expect(countCups([{ runs: rows }])).toBe(guess);
    const own = rows.find(({ row }) => row === yours.row);
    expect(own && own.first <= yours.first && own.last >= yours.last).toBe(true);
  });

  it('findGuessed(yours, guess) finds all rows of the shirt for all of its cups, and no more', () => {
    const all = findGuessed(yours, 11_421);
    expect(findGuessed(yours, 100_000)).toEqual(all);
    expect(new Set(all.map(({ row }) => row)).size).toBe(all.length);
  });
});

describe('findScale', () => {
  it('findScale(guess) makes the area of the larger shirt as many times as large', () => {
    expect([10, 11_421].map(findScale)).toEqual([1, 1]);
    expect(findScale(40_000) ** 2).toBeCloseTo(40_000 / 11_421, 9);
  });
});

describe('createMark', () => {
  it.each([10, 40, 600, 11_421, 40_000, 100_000])(
    'createMark(%d) keeps its seam on the stage as the shirt answers',
    (guess) => {
      const { farther, draw, place } = createMark(guess);
      const view = calculateZoomView(stage, shirt, yours, 0.905, farther);
      const seam =
        guess > 11_421 ? traceLargerShirt(farther, view) : traceGuessed(findGuessed(yours, guess), view);
      for (const { xPx, yPx } of seam) {
        expect(xPx).toBeGreaterThan(0);
        expect(xPx).toBeLessThan(stage.widthPx);
        expect(yPx).toBeGreaterThan(60);
        expect(yPx).toBeLessThan(stage.heightPx);
      }
      expect(place(layout, view, 0.905).opacity).toBe(1);
      const canvas = new FakeCanvas();
      draw(canvas.getContext(), layout, view);
      expect(canvas.calls.filter((call) => call === 'stroke')).toHaveLength(2);
      // A larger shirt tints no cups.
      expect(canvas.calls.filter((call) => call === 'fill')).toHaveLength(guess > 11_421 ? 0 : 1);
    },
  );

  it('createMark(guess) leaves the shirt in the end where the next scene takes it on', () => {
    const view = calculateZoomView(stage, shirt, yours, 1, createMark(100_000).farther);
    expect(view.cellPx).toBeCloseTo(shirt.cellPx, 9);
    expect(view.originYPx).toBeCloseTo(shirt.firstRowYPx, 9);
  });
});

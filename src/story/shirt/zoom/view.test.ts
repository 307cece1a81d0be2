import { describe, expect, it } from 'vitest';
import { placeYourCups } from '../placeYourCups';
import { HALF_CELLS, placeOverHeart, ROW_COUNT, SHIRT_ROWS } from '../shirtRows';
import { placeShirt } from './placeShirt';
import { calculateZoomView, countInView } from './view';

const STAGES: [number, number, number][] = [
  [320, 320, 1],
  [320, 568, 2],
  [390, 844, 2],
  [844, 390, 2],
  [768, 1024, 2],
  [1024, 768, 1],
  [1440, 900, 1],
  [3840, 2160, 1],
];

describe('placeShirt', () => {
  it('placeShirt(width, height, ratio) keeps all cups apart and on the stage, at any size', () => {
    for (const [widthPx, heightPx, ratio] of STAGES) {
      const { cellPx, rowPx, centerXPx, firstRowYPx } = placeShirt(widthPx, heightPx, ratio);
      expect(rowPx).toBeGreaterThanOrEqual(cellPx * 0.8 * 1.1);
      expect(centerXPx - (HALF_CELLS + 0.5) * cellPx).toBeGreaterThanOrEqual(0);
      expect(centerXPx + (HALF_CELLS + 0.5) * cellPx).toBeLessThanOrEqual(widthPx);
      expect(firstRowYPx - cellPx / 2).toBeGreaterThanOrEqual(59);
      expect(firstRowYPx + (ROW_COUNT - 1) * rowPx + cellPx / 2).toBeLessThanOrEqual(heightPx);
    }
  });

  it('placeShirt(width, height, ratio, captionPx) ends above a caption of three lines on a small phone', () => {
    const { cellPx, rowPx, firstRowYPx } = placeShirt(320, 568, 2, 220);
    expect(firstRowYPx + (ROW_COUNT - 1) * rowPx + cellPx / 2).toBeLessThan(568 - 220);
    expect(firstRowYPx - cellPx / 2).toBeGreaterThanOrEqual(60);
  });

  it('placeShirt(1440, 900, 1) stands on whole pixels', () => {
    const shirt = placeShirt(1440, 900, 1);
    expect([shirt.cellPx, shirt.rowPx]).toEqual([5, 6]);
    expect(Number.isInteger(shirt.centerXPx)).toBe(true);
  });
});

describe('calculateZoomView', () => {
  const stage = { widthPx: 1440, heightPx: 900 };
  const shirt = placeShirt(1440, 900);
  const yours = placeOverHeart(6);
  const at = (progress: number) => calculateZoomView(stage, shirt, yours, progress);

  it('calculateZoomView(…, 0) shows your cups where home let go of them', () => {
    const view = at(0);
    const cup = placeYourCups(1440, 900, 6)[0];
    expect(view.cellPx * 0.8).toBeCloseTo(cup?.widthPx ?? 0, 6);
    expect(view.originXPx + (yours.first - 0.4) * view.cellPx).toBeCloseTo(cup?.xPx ?? 0, 6);
    expect(view.originYPx + yours.row * view.rowPx - view.cellPx * 0.4).toBeCloseTo(cup?.yPx ?? 0, 6);
  });

  it('calculateZoomView(…, 1) shows the placed shirt', () => {
    const view = at(1);
    expect(view.cellPx).toBeCloseTo(shirt.cellPx, 9);
    expect(view.originXPx).toBeCloseTo(shirt.centerXPx, 9);
    expect(view.originYPx).toBeCloseTo(shirt.firstRowYPx, 9);
  });

  it('calculateZoomView(…, progress) shrinks a cup by equal factors for equal scroll', () => {
    const cells = [0.4, 0.5, 0.6, 0.7].map((progress) => at(progress).cellPx);
    const factors = cells.slice(1).map((cell, i) => cell / (cells[i] ?? 1));
    for (const factor of factors) expect(factor).toBeCloseTo(factors[0] ?? 0, 9);
    expect(factors[0]).toBeLessThan(1);
  });
});

describe('countInView', () => {
  it('countInView(…) runs from your cups alone to all 11,421 and never goes back, on every stage', () => {
    for (const [widthPx, heightPx, ratio] of STAGES) {
      const stage = { widthPx, heightPx };
      const shirt = placeShirt(widthPx, heightPx, ratio);
      for (const cups of [1, 6, 10]) {
        const yours = placeOverHeart(cups);
        let last = 0;
        for (let step = 0; step <= 40; step++) {
          const view = calculateZoomView(stage, shirt, yours, step / 40);
          const count = countInView(SHIRT_ROWS, view, stage, yours);
          expect(count).toBeGreaterThanOrEqual(last);
          if (step === 0) expect(count).toBe(cups);
          last = count;
        }
        expect(last).toBe(11_421);
      }
    }
  });
});

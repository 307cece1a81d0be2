import { describe, expect, it } from 'vitest';
import { createCanvasPool } from '../../../scene/canvas';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { finish } from '../../../scene/frames';
import { COLORS } from '../../../theme/tokens';
import { placeOverHeart } from '../shirtRows';
import { bakeShirt, bakeZoom, listCellPixels } from './bake';

/** A pool whose canvases tell in which color they were filled, and what was drawn on them. */
function createFakePool() {
  const made: { canvas: FakeCanvas; draws: { color: string; x: number; y: number }[] }[] = [];
  const pool = createCanvasPool(() => {
    const canvas = new FakeCanvas();
    const draws: (typeof made)[number]['draws'] = [];
    const context = {
      fillStyle: '',
      scale() {},
      beginPath() {},
      moveTo() {},
      lineTo() {},
      quadraticCurveTo() {},
      closePath() {},
      fill() {},
      fillRect() {},
      drawImage: (image: FakeCanvas, x: number, y: number) =>
        draws.push({ color: String(image.getContext().fillStyle), x, y }),
    };
    Object.assign(canvas, { getContext: () => context });
    made.push({ canvas, draws });
    return canvas as unknown as HTMLCanvasElement;
  });
  return { pool, made };
}

function bake(cellPixels: number, rowPixels: number) {
  const { pool, made } = createFakePool();
  const bitmap = finish(bakeShirt(cellPixels, rowPixels, placeOverHeart(6), pool));
  return { bitmap, draws: made.find(({ draws }) => draws.length > 0)?.draws ?? [] };
}

describe('bakeShirt', () => {
  it('bakeShirt(cell, row, yours) draws exactly 11,421 cups, each at a place of its own', () => {
    const { draws } = bake(5, 6);
    expect(draws).toHaveLength(11_421);
    expect(new Set(draws.map(({ x, y }) => `${x} ${y}`)).size).toBe(11_421);
  });

  it('bakeShirt(cell, row, yours) draws yours in weld, neighbors in one row', () => {
    const yours = bake(5, 6).draws.filter(({ color }) => color === COLORS.weld);
    expect(new Set(yours.map(({ y }) => y)).size).toBe(1);
    expect(yours.map(({ x }) => x - (yours[0]?.x ?? 0))).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it('bakeShirt(cell, row, yours) sets every cup on whole pixels where cells are whole, odd ones too', () => {
    for (const cell of [4, 5, 10]) {
      expect(bake(cell, cell + 1).draws.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(
        true,
      );
    }
  });

  it('bakeShirt(cell, row, yours) holds all cups, with a margin of two pixels', () => {
    const { bitmap, draws } = bake(5, 6);
    const [right, bottom] = [Math.max(...draws.map(({ x }) => x)), Math.max(...draws.map(({ y }) => y))];
    expect([Math.min(...draws.map(({ x }) => x)), Math.min(...draws.map(({ y }) => y))]).toEqual([2, 2]);
    expect([bitmap.image.width - right, bitmap.image.height - bottom]).toEqual([7, 7]);
  });
});

describe('listCellPixels', () => {
  it('listCellPixels(cell) doubles the final size as far as memory allows, and has at least that', () => {
    expect(listCellPixels(5)).toEqual([5, 10, 20]);
    expect(listCellPixels(10)).toEqual([10, 20]);
    expect(listCellPixels(40)).toEqual([40]);
  });
});

describe('bakeZoom', () => {
  it('bakeZoom(shirt, yours, ratio) is usable from the smallest shirt on', () => {
    const { pool } = createFakePool();
    const shirt = { cellPx: 5, rowPx: 6, centerXPx: 950, firstRowYPx: 80 };
    const usable = [...bakeZoom(shirt, placeOverHeart(6), 1, pool)].filter((part) => part !== undefined);
    expect(usable.map(({ bitmaps }) => bitmaps.map(({ cellPixels }) => cellPixels))).toEqual([
      [5],
      [5, 10],
      [5, 10, 20],
    ]);
  });
});

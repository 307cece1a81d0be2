import { describe, expect, it } from 'vitest';
import { createCanvasPool } from '../../../scene/canvas';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { finish } from '../../../scene/frames';
import { COLORS } from '../../../theme/tokens';
import { placeOverHeart } from '../shirtRows';
import { bakeShirt } from './bake';

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
});

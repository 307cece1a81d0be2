import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLORS } from '../../../theme/tokens';
import { placeOverHeart, SHIRT_ROWS } from '../shirtRows';
import { bakeNear, bakeShirt } from './bake';
import { placeShirt } from './layout';
import { calculateZoomView, countInView } from './view';

type Draw = { color: string; x: number; y: number };

/** Canvases that remember what was filled into them and which images were drawn. */
function stubCanvases() {
  const draws: Draw[] = [];
  const createElement = () => {
    const context = {
      fillStyle: '',
      scale() {},
      beginPath() {},
      moveTo() {},
      lineTo() {},
      quadraticCurveTo() {},
      closePath() {},
      fill() {},
      globalAlpha: 1,
      fillRect() {},
      drawImage: (image: { getContext: () => { fillStyle: string } }, x: number, y: number) =>
        draws.push({ color: image.getContext().fillStyle, x, y }),
    };
    return { width: 0, height: 0, getContext: () => context };
  };
  vi.stubGlobal('document', { createElement });
  return draws;
}

let draws: Draw[];
beforeEach(() => {
  draws = stubCanvases();
});
afterEach(() => vi.unstubAllGlobals());

/** Runs a bake to its end: its tiles, and how many cups had been drawn with each. */
function runTiles(baking: ReturnType<typeof bakeShirt>): { topPixels: number; drawn: number }[] {
  const tiles: { topPixels: number; drawn: number }[] = [];
  for (const { topPixels } of baking) tiles.push({ topPixels, drawn: draws.length });
  return tiles;
}

describe('bakeShirt', () => {
  it('bakeShirt(cell, row, yours) stops between some rows, so that the page can answer', () => {
    const tiles = runTiles(bakeShirt(5, 6, placeOverHeart(6)));
    expect(tiles.length).toBeGreaterThan(8);
    expect(tiles.slice(0, 3).map(({ topPixels }) => topPixels)).toEqual([0, 48, 96]);
    tiles.forEach(({ drawn }, i) => {
      expect(drawn - (tiles[i - 1]?.drawn ?? 0)).toBeLessThan(1_300);
    });
  });

  it('bakeShirt(cell, row, yours) draws exactly 11,421 cups, each at a place of its own', () => {
    let before = 0;
    const places = new Set<string>();
    for (const { topPixels } of bakeShirt(5, 6, placeOverHeart(6))) {
      for (const { x, y } of draws.slice(before)) places.add(`${x} ${topPixels + y}`);
      before = draws.length;
    }
    expect(draws).toHaveLength(11_421);
    expect(places.size).toBe(11_421);
  });

  it('bakeShirt(cell, row, yours) draws yours in weld, neighbors in one row', () => {
    runTiles(bakeShirt(5, 6, placeOverHeart(6)));
    const yours = draws.filter(({ color }) => color === COLORS.weld);
    expect(yours).toHaveLength(6);
    expect(new Set(yours.map(({ y }) => y)).size).toBe(1);
    expect(yours.map(({ x }) => x - (yours[0]?.x ?? 0))).toEqual([0, 5, 10, 15, 20, 25]);
  });
});

describe('bakeNear', () => {
  const stage = { widthPx: 1440, heightPx: 900 };
  const yours = placeOverHeart(6);
  const shirt = placeShirt(stage.widthPx, stage.heightPx, 1);

  it('bakeNear(cell, row, yours, view, stage) draws each cup that the view shows, yours among them', () => {
    const view = calculateZoomView(stage, shirt, yours, 0.5);
    runTiles(bakeNear(40, 46, yours, view, stage));
    expect(draws).toHaveLength(countInView(SHIRT_ROWS, view, stage, yours));
    expect(draws.length).toBeLessThan(11_421);
    expect(draws.filter(({ color }) => color === COLORS.weld)).toHaveLength(6);
  });

  it('bakeNear(…) holds every cup that any nearer view shows', () => {
    const widest = calculateZoomView(stage, shirt, yours, 0.5);
    runTiles(bakeNear(40, 46, yours, widest, stage));
    const baked = draws.length;
    for (const progress of [0.2, 0.3, 0.4, 0.45]) {
      const near = calculateZoomView(stage, shirt, yours, progress);
      draws.length = 0;
      runTiles(bakeNear(40, 46, yours, { ...near, reveal: 1 }, stage));
      expect(draws.length).toBeLessThan(baked);
      const sides = (view: typeof near) => [
        (0 - view.originXPx) / view.cellPx,
        (stage.widthPx - view.originXPx) / view.cellPx,
        (0 - view.originYPx) / view.rowPx,
        (stage.heightPx - view.originYPx) / view.rowPx,
      ];
      const [left = 0, right = 0, top = 0, bottom = 0] = sides(near);
      const [leftMost = 0, rightMost = 0, topMost = 0, bottomMost = 0] = sides(widest);
      expect([left >= leftMost, right <= rightMost, top >= topMost, bottom <= bottomMost]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });
});

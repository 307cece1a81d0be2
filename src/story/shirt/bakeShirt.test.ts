import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLORS } from '../../theme/tokens';
import { bakeShirt } from './bakeShirt';
import { placeOverHeart } from './shirtRows';

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

/** Runs a bake to its end; tells in how many steps. */
function runSteps(baking: ReturnType<typeof bakeShirt>): number {
  let steps = 1;
  while (!baking.next().done) steps++;
  return steps;
}

describe('bakeShirt', () => {
  it('bakeShirt(cell, row, yours) stops between some rows, so that the page can answer', () => {
    expect(runSteps(bakeShirt(5, 6, placeOverHeart(6)))).toBeGreaterThan(8);
  });

  it('bakeShirt(cell, row, yours) draws exactly 11,421 cups, each at a place of its own', () => {
    runSteps(bakeShirt(5, 6, placeOverHeart(6)));
    expect(draws).toHaveLength(11_421);
    expect(new Set(draws.map(({ x, y }) => `${x} ${y}`)).size).toBe(11_421);
  });

  it('bakeShirt(cell, row, yours) draws yours in weld, neighbors in one row', () => {
    runSteps(bakeShirt(5, 6, placeOverHeart(6)));
    const yours = draws.filter(({ color }) => color === COLORS.weld);
    expect(yours).toHaveLength(6);
    expect(new Set(yours.map(({ y }) => y)).size).toBe(1);
    expect(yours.map(({ x }) => x - (yours[0]?.x ?? 0))).toEqual([0, 5, 10, 15, 20, 25]);
  });
});

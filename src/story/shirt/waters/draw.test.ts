import { describe, expect, it } from 'vitest';
import { createCanvasPool } from '../../../scene/canvas';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { finish } from '../../../scene/frames';
import { placeOverHeart } from '../shirtRows';
import { placeShirt } from '../zoom/placeShirt';
import { bakeWaters, drawWaters } from './draw';
import { calculateDyed, DYE_MS } from './placeWaters';

const SHIRT = placeShirt(1440, 900, 1, 0);
const LAYOUT = {
  widthPx: 1440,
  heightPx: 900,
  pixelRatio: 1,
  isStill: false,
  shirt: SHIRT,
  beside: SHIRT,
  yours: placeOverHeart(6),
};

const sprites = finish(
  bakeWaters(
    LAYOUT,
    createCanvasPool(() => new FakeCanvas() as never),
  ),
);

describe('bakeWaters', () => {
  it('bakeWaters(layout, pool) draws each cup of each water once, and all of them pale', () => {
    const countCups = (id: keyof typeof sprites) =>
      (sprites[id].image as unknown as FakeCanvas).calls.filter((call) => call.startsWith('drawImage'))
        .length;
    expect((['irrigation', 'rain', 'dilution', 'pale'] as const).map(countCups)).toEqual([
      5139, 4683, 1599, 11_421,
    ]);
  });
});

describe('drawWaters', () => {
  const draw = (sinceMs: number, baked: typeof sprites | undefined = sprites) => {
    const canvas = new FakeCanvas();
    drawWaters(canvas.getContext(), LAYOUT, baked, calculateDyed(sinceMs));
    return canvas.calls;
  };

  it('drawWaters(…) draws each cup but yours before the shirt is baked', () => {
    const canvas = new FakeCanvas();
    drawWaters(canvas.getContext(), LAYOUT, undefined, calculateDyed(0));
    const cups = new Set(canvas.calls.filter((call) => call.startsWith('fillRect')));
    expect(cups.size).toBe(11_421 - (LAYOUT.yours.last - LAYOUT.yours.first + 1));
  });

  it('drawWaters(…) begins with the zoom’s last picture, at the same place', () => {
    expect(draw(0).find((call) => call.startsWith('drawImage'))).toBe('drawImage canvas 534 117 719 735');
  });

  it('drawWaters(…) leaves no pale cup below the outlined ones of the hem', () => {
    const hem = (sinceMs: number) => draw(sinceMs).filter((call) => call.startsWith('rect'))[1];
    expect(Number(hem(0)?.split(' ')[2])).toBeLessThan(SHIRT.firstRowYPx + 735);
    expect(Number(hem(3 * DYE_MS)?.split(' ')[2])).toBeGreaterThan(SHIRT.firstRowYPx + 730);
  });
});

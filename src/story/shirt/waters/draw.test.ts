import { describe, expect, it } from 'vitest';
import { createCanvasPool } from '../../../scene/canvas';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { finish } from '../../../scene/frames';
import { placeOverHeart } from '../shirtRows';
import { placeShirt } from '../zoom/placeShirt';
import { bakeWaters, drawWaters } from './draw';
import { lightParts } from './lit';
import { calculateWatersView } from './placeWaters';

const SHIRT = placeShirt(1440, 900, 1, 0);
const SWITCH = { xPx: 1164, heightPx: 64 };
const LAYOUT = {
  widthPx: 1440,
  heightPx: 900,
  isStill: false,
  pixelRatio: 1,
  shirt: SHIRT,
  countedShirt: SHIRT,
  switches: { rain: SWITCH, irrigation: SWITCH, dilution: SWITCH, factory: SWITCH },
  yours: placeOverHeart(6),
};

function bake() {
  const sprites = finish(
    bakeWaters(
      LAYOUT,
      createCanvasPool(() => new FakeCanvas() as never),
    ),
  );
  const countCups = (id: Exclude<keyof typeof sprites, 'drip'>) =>
    (sprites[id].image as unknown as FakeCanvas).calls.filter((call) => call.startsWith('drawImage')).length;
  return { sprites, countCups };
}

describe('bakeWaters', () => {
  it('bakeWaters(layout, pool) draws each cup of each water once, and all of them pale and empty', () => {
    const { countCups } = bake();
    expect((['irrigation', 'rain', 'dilution', 'pale', 'empty'] as const).map((id) => countCups(id))).toEqual(
      [5139, 4683, 1599, 11_421, 11_421],
    );
  });
});

describe('drawWaters', () => {
  const { sprites } = bake();
  const draw = (progress: number, lit = lightParts(['irrigation'], false)) => {
    const canvas = new FakeCanvas();
    drawWaters(canvas.getContext(), LAYOUT, sprites, calculateWatersView(progress), lit);
    return canvas.calls.filter((call) => call.startsWith('drawImage'));
  };

  it('drawWaters(…) draws each cup but yours before the shirt is baked', () => {
    const canvas = new FakeCanvas();
    const lit = lightParts(['irrigation'], false);
    drawWaters(canvas.getContext(), LAYOUT, undefined, calculateWatersView(0.4), lit);
    const cups = new Set(canvas.calls.filter((call) => call.startsWith('fillRect')));
    expect(cups.size).toBe(11_421 - (LAYOUT.yours.last - LAYOUT.yours.first + 1));
  });

  it('drawWaters(…) begins with the zoom’s last picture, at the same place', () => {
    expect(draw(0)[0]).toBe('drawImage canvas 534 117 719 735');
  });

  it('drawWaters(…) draws the three waters while they are told, and at the end over the empty shirt what is not clipped away', () => {
    expect([draw(0.4).length, draw(1).length]).toEqual([3, 4]);
  });

  it('drawWaters(…) draws the factory’s 403 cups while it is counted, and over the faint waters what is lit', () => {
    const counted = 4.5 / 6;
    // Three faint waters, and the lit one of the raw cotton.
    expect(draw(counted)).toHaveLength(3 + 1 + 403);
    expect(draw(counted, lightParts(['rain', 'irrigation', 'dilution', 'factory'], false))).toHaveLength(
      3 + 4 + 403,
    );
    expect(draw(counted, lightParts([], false))).toHaveLength(3 + 403);
  });
});

import { describe, expect, it } from 'vitest';
import { growerWaters } from '../../model/placeWater';
import { FakeCanvas } from '../../scene/fakes/fakePage';
import { createShirtSprites, drawPieces } from './drawShirt';
import { placeCounts, placeShirt, placeYourPieces, type ShirtProps } from './shirtLayout';
import { NIGHT_CUPS } from './shirtLooks';

const stage = { widthPx: 800, heightPx: 760, pixelRatio: 1, isStill: false };
const createProps = (given: Partial<ShirtProps> & { river: number; rain: number }): ShirtProps => ({
  look: NIGHT_CUPS,
  most: 19_986,
  ...given,
});

/** How many pieces of each kind were drawn, told by which sprite. */
function countDrawn(props: ShirtProps, share = 1) {
  const layout = placeShirt(stage, props);
  const made: HTMLCanvasElement[] = [];
  const pool = {
    make: () => made[made.push(new FakeCanvas() as unknown as HTMLCanvasElement) - 1] as HTMLCanvasElement,
  };
  const sprites = createShirtSprites(layout, pool);
  const counts = new Map<unknown, number>();
  const context = { drawImage: (image: unknown) => counts.set(image, (counts.get(image) ?? 0) + 1) };
  drawPieces(context as unknown as CanvasRenderingContext2D, layout, sprites, props, share);
  return [sprites.river, sprites.rain, sprites.yours].map(({ image }) => counts.get(image) ?? 0);
}

describe('drawPieces', () => {
  it.each(growerWaters.map(({ id, river, rain }) => [id, river, rain] as const))(
    'drawPieces(…) draws each cup of %s: %i of river, %i of rain',
    (_, river, rain) => {
      expect(countDrawn(createProps({ river, rain }))).toEqual([river, rain, 0]);
    },
  );

  it('drawPieces(…, yours) dyes the reader’s cups at the line, of rain where there is no river', () => {
    expect(countDrawn(createProps({ river: 43, rain: 5281, yours: 6 }))).toEqual([37, 5281, 6]);
    expect(countDrawn(createProps({ river: 0, rain: 11_368, yours: 10 }))).toEqual([0, 11_358, 10]);
  });

  it('drawPieces(…, before, 0.5) draws the cups that go, too, on their way', () => {
    const props = createProps({ river: 10, rain: 20, before: { river: 30, rain: 5 } });
    expect(countDrawn(props, 0.5)).toEqual([30, 20, 0]);
  });

  it.each(growerWaters.map(({ id, river, rain }) => [id, river, rain] as const))(
    'placeCounts(layout, props) sets the numbers of %s beside the shirt, one below the other',
    (_, river, rain) => {
      const props = createProps({ river, rain });
      const layout = placeShirt(stage, props, 200);
      const counts = placeCounts(layout, props);
      expect(counts.river.yPx - counts.rain.yPx).toBeGreaterThanOrEqual(84);
      expect(counts.river.yPx).toBeLessThanOrEqual(stage.heightPx - 42);
      for (const { xPx } of Object.values(counts)) expect(xPx).toBeLessThan(stage.widthPx - 130);
    },
  );

  it('placeYourPieces(layout, props) rings nothing while nothing is chosen', () => {
    const props = createProps({ river: 10, rain: 20, yours: 3, isWaiting: true });
    expect(placeYourPieces(placeShirt(stage, props), props)).toBeUndefined();
  });
});

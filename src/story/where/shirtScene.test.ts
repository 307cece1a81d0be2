import { describe, expect, it } from 'vitest';
import { growerWaters } from '../../model/placeWater';
import { FakeCanvas } from '../../scene/fakes/fakePage';
import { createShirtSprites, drawPieces } from './drawShirt';
import { placePieces } from './placePieces';
import { placeShirt, type ShirtProps } from './shirtLayout';

const stage = { widthPx: 800, heightPx: 760, pixelRatio: 1, isStill: false };
const createProps = (given: Partial<ShirtProps> & { river: number; rain: number }): ShirtProps => ({
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
  return [sprites.river, sprites.rain].map((shades) =>
    shades.reduce((sum, { image }) => sum + (counts.get(image) ?? 0), 0),
  );
}

describe('drawPieces', () => {
  it.each(growerWaters.map(({ id, river, rain }) => [id, river, rain] as const))(
    'drawPieces(…) draws each cup of %s: %i of river, %i of rain',
    (_, river, rain) => {
      expect(countDrawn(createProps({ river, rain }))).toEqual([river, rain]);
    },
  );

  it('drawPieces(…, before, 0.5) draws the cups that go, too, on their way', () => {
    const props = createProps({ river: 10, rain: 20, before: { river: 30, rain: 5 } });
    expect(countDrawn(props, 0.5)).toEqual([30, 20]);
  });
});

describe('placeShirt', () => {
  it('placeShirt(stage, props) weaves rows of whole pixels where a cup is under 3 px, and has room for the largest shirt', () => {
    for (const [widthPx, heightPx, pixelRatio, isWoven] of [
      [570, 480, 1, true],
      [160, 160, 2, true],
      [1100, 1100, 1, false],
    ] as const) {
      const layout = placeShirt(
        { widthPx, heightPx, pixelRatio, isStill: false },
        createProps({ river: 1, rain: 1 }),
      );
      expect(layout.isWoven).toBe(isWoven);
      const rowPx = layout.cellPx * layout.rowPerCell * pixelRatio;
      expect(rowPx).toBeCloseTo(Math.round(rowPx), 6);
      const { pitch } = placePieces(19_986, layout.rowPerCell);
      expect((layout.cellPx / pitch) * 0.98).toBeLessThanOrEqual(widthPx);
    }
  });
});

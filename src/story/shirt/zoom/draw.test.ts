import { describe, expect, it } from 'vitest';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { placeOverHeart, SHIRT_ROWS } from '../shirtRows';
import type { ZoomSprites } from './bake';
import { drawZoom, type ZoomLayout } from './draw';
import { placeShirt } from './placeShirt';
import { calculateZoomView, countInView } from './view';

const GLASS = { width: 65, height: 72 } as HTMLCanvasElement;

function createLayout(widthPx: number, heightPx: number): ZoomLayout {
  const shirt = placeShirt(widthPx, heightPx, 1, 0);
  const stage = { widthPx, heightPx };
  return { stage, shirt, yours: placeOverHeart(6), pixelRatio: 1, isStill: false };
}

function createSprites({ shirt }: ZoomLayout, factors: readonly number[]): ZoomSprites {
  return {
    glasses: [{ cupPixels: 64, images: Array.from({ length: 40 }, () => GLASS) }],
    bitmaps: factors.map((factor) => ({
      image: { width: 744 * factor, height: 740 * factor } as HTMLCanvasElement,
      cellPixels: shirt.cellPx * factor,
    })),
  };
}

/** The calls that draw something at `progress`, and what the view shows there. */
function draw(layout: ZoomLayout, sprites: ZoomSprites | undefined, progress: number) {
  const canvas = new FakeCanvas();
  const view = calculateZoomView(layout.stage, layout.shirt, layout.yours, progress);
  drawZoom(canvas.getContext(), layout, sprites, view);
  const images = canvas.calls.filter((call) => call.startsWith('drawImage'));
  const fills = canvas.calls.filter((call) => call === 'fill');
  const flat = canvas.calls.filter((call) => call.startsWith('fillRect'));
  return { images, fills, flat, inView: countInView(SHIRT_ROWS, view, layout.stage, layout.yours) };
}

describe('drawZoom', () => {
  const layout = createLayout(1440, 900);
  const sprites = createSprites(layout, [1, 2, 4]);

  it('drawZoom(…) draws every cup in view, seen from near: yours, and the others from glasses that are large enough', () => {
    // Each of yours is filled three times: glass, weld and the night above it.
    const near = draw(layout, sprites, 0.14);
    expect([near.images.length, near.fills.length]).toEqual([0, near.inView - 6 + 18]);
    const farther = draw(layout, sprites, 0.3);
    expect([farther.images.length, farther.fills.length]).toEqual([farther.inView - 6, 18]);
  });

  it('drawZoom(…) draws the whole shirt as one baked picture at whole pixels, yours among its cups', () => {
    const { images, fills } = draw(layout, sprites, 1);
    expect(images).toEqual(['drawImage [object Object] 534 117 744 740']);
    expect(fills).toEqual([]);
  });

  it('drawZoom(…) takes the smallest shirt that is large enough; until it is baked a smaller one stands in', () => {
    const cells = (baked: ZoomSprites) => draw(layout, baked, 0.77).images;
    expect(cells(createSprites(layout, [1, 2, 4]))).toEqual(cells(createSprites(layout, [1, 2])));
    expect(cells(createSprites(layout, [1]))).toHaveLength(1);
  });

  it('drawZoom(…) draws every cup of the whole shirt before it is baked, too', () => {
    const { images, flat, inView } = draw(layout, undefined, 0.875);
    expect(inView).toBe(11_421);
    expect([images.length, new Set(flat).size]).toEqual([0, 11_421 - 6]);
    expect(draw(layout, sprites, 0.875).flat).toEqual([]);
  });

  it('drawZoom(…) never leaves your cups out: where nothing is baked they are drawn by themselves', () => {
    for (const [widthPx, heightPx] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      for (let progress = 0; progress <= 1; progress += 0.05) {
        const { fills } = draw(createLayout(widthPx, heightPx), undefined, progress);
        expect(fills.length, `at ${progress} of ${widthPx}`).toBeGreaterThanOrEqual(18);
      }
    }
  });
});

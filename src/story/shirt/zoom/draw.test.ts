import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOverHeart } from '../shirtRows';
import { createShirtPainter } from './draw';
import { placeShirt } from './layout';
import { calculateZoomView } from './view';

const STAGE = { widthPx: 1440, heightPx: 900 };
const YOURS = placeOverHeart(6);
const SHIRT = placeShirt(STAGE.widthPx, STAGE.heightPx, 1, 0);

interface FakeCanvas {
  width: number;
  height: number;
  getContext: () => CanvasRenderingContext2D;
}

let canvases: FakeCanvas[];
let drawn: number;

/** A context that counts what it draws and does nothing else. */
function fakeContext(): CanvasRenderingContext2D {
  const count = () => {
    drawn++;
  };
  return new Proxy({ drawImage: count, fill: count } as unknown as CanvasRenderingContext2D, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
  });
}

beforeEach(() => {
  canvases = [];
  drawn = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => {
      const context = fakeContext();
      const canvas = { width: 0, height: 0, getContext: () => context };
      canvases.push(canvas);
      return canvas;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const viewAt = (progress: number) => calculateZoomView(STAGE, SHIRT, YOURS, progress);

function draw(painter: ReturnType<typeof createShirtPainter>, progress: number) {
  drawn = 0;
  const isSharp = painter.draw(fakeContext(), viewAt(progress));
  return { isSharp, drawn };
}

function bakeUntil(painter: ReturnType<typeof createShirtPainter>, end: 'bitmap' | 'nothing'): number {
  let steps = 1;
  while (painter.bakeNext() !== end) steps++;
  return steps;
}

describe('createShirtPainter', () => {
  it('draw() bakes nothing itself: a reader who comes back to the whole shirt does not wait for 11,421 cups', () => {
    const painter = createShirtPainter(STAGE, SHIRT, YOURS, 1);
    const before = canvases.length;
    const first = draw(painter, 1);
    expect(first.isSharp).toBe(false);
    expect(first.drawn).toBeLessThan(30);
    expect(canvases.length).toBe(before);
  });

  it('bakeNext() makes the smallest shirt first, a part at a time; it stands in for larger ones until they are baked', () => {
    const painter = createShirtPainter(STAGE, SHIRT, YOURS, 1);
    expect(bakeUntil(painter, 'bitmap')).toBeGreaterThan(8);
    expect(draw(painter, 1)).toMatchObject({ isSharp: true });
    const blurred = draw(painter, 0.7);
    expect(blurred.isSharp).toBe(false);
    expect(blurred.drawn).toBeGreaterThan(0);
    bakeUntil(painter, 'bitmap');
    expect(draw(painter, 0.7)).toMatchObject({ isSharp: true });
  });

  it('draw() needs no bake near the start, where cups are drawn one by one', () => {
    const painter = createShirtPainter(STAGE, SHIRT, YOURS, 1);
    const { isSharp, drawn: cups } = draw(painter, 0.2);
    expect(isSharp).toBe(true);
    expect(cups).toBeGreaterThan(0);
  });

  it('draw() never leaves your cups out: where nothing is baked they are drawn by themselves', () => {
    for (const [widthPx, heightPx] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      const stage = { widthPx, heightPx };
      const shirt = placeShirt(widthPx, heightPx, 1, 0);
      for (let progress = 0; progress <= 1; progress += 0.05) {
        const painter = createShirtPainter(stage, shirt, YOURS, 1);
        drawn = 0;
        const fill = vi.fn();
        const context = Object.assign(fakeContext(), { fill });
        painter.draw(context, calculateZoomView(stage, shirt, YOURS, progress));
        expect(fill.mock.calls.length, `at ${progress} of ${widthPx}`).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('createShirtPainter(…, standIn) shows the last shirt until this one is baked', () => {
    const last = createShirtPainter(STAGE, SHIRT, YOURS, 1);
    bakeUntil(last, 'bitmap');
    const painter = createShirtPainter(STAGE, SHIRT, YOURS, 1, last.findSmallest());
    expect(draw(painter, 1).drawn).toBeGreaterThan(0);
    expect(draw(painter, 1).isSharp).toBe(false);
  });

  it('release() gives all memory back, one canvas after the other; sprites go with the bake that needed them', () => {
    const painter = createShirtPainter(STAGE, SHIRT, YOURS, 1);
    const countCanvases = () => canvases.filter(({ width }) => width > 0).length;
    bakeUntil(painter, 'nothing');
    const whileBaking = countCanvases();
    vi.runAllTimers();
    const before = countCanvases();
    expect(before).toBeGreaterThan(30);
    expect(before).toBeLessThan(whileBaking / 2);
    painter.release();
    expect(countCanvases()).toBe(before - 1);
    vi.runAllTimers();
    expect(countCanvases()).toBe(0);
  });
});

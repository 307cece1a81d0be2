import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bakeField, drawField } from './draw';
import { placeField } from './layout';

let places: Set<string>;
let calls: number;

beforeEach(() => {
  places = new Set();
  calls = 0;
  const context = {
    scale() {},
    beginPath() {},
    moveTo() {},
    lineTo() {},
    quadraticCurveTo() {},
    closePath() {},
    fill() {},
    stroke() {},
    drawImage: (_image: unknown, x: number, y: number) => {
      calls++;
      places.add(`${x.toFixed(2)} ${y.toFixed(2)}`);
    },
  };
  vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, getContext: () => context }) });
});
afterEach(() => vi.unstubAllGlobals());

describe('bakeField', () => {
  it('bakeField(field, ratio, size) draws exactly 11,824 cups, each at a place of its own', () => {
    for (const cups of [0, 6]) {
      calls = 0;
      places.clear();
      const size = { widthPx: 1344, heightPx: 598 };
      const bake = bakeField(placeField(1344, 598, cups, false, 2), 2, size);
      while (bake.bakeNext());
      expect(bake.readCount()).toBe(11_824);
      expect(calls).toBe(11_824);
      expect(places.size).toBe(11_824);
    }
  });

  it('bakeNext() draws 600 cups at a stretch and tells whether any are left', () => {
    const bake = bakeField(placeField(1344, 598, 0, false, 2), 2, { widthPx: 1344, heightPx: 598 });
    expect([calls, bake.readCount()]).toEqual([0, 0]);
    expect([bake.bakeNext(), calls, bake.readCount()]).toEqual([true, 600, 600]);
    for (let slices = 2; slices < 20; slices++) bake.bakeNext();
    expect([bake.bakeNext(), bake.readCount()]).toEqual([false, 11_824]);
    expect([bake.bakeNext(), calls]).toEqual([false, 11_824]);
  });
});

describe('drawField', () => {
  /** The boxes that are copied from the baked field. */
  const draw = (count: number, drawn?: number) => {
    const copied: { top: number; height: number }[] = [];
    let cleared = 0;
    const context = {
      clearRect: () => cleared++,
      drawImage: (_image: unknown, ...box: number[]) =>
        copied.push({ top: box[1] ?? 0, height: box[3] ?? 0 }),
    } as unknown as CanvasRenderingContext2D;
    const image = { width: 1344, height: 598 } as HTMLCanvasElement;
    drawField(context, placeField(1344, 598, 0, false), image, 1, count, drawn);
    return { copied, cleared };
  };

  it('drawField(…, count) shows all rows down to the last cup, and its part of its own row', () => {
    const { copied } = draw(5000);
    expect(copied).toHaveLength(2);
    expect(copied[0]?.top).toBe(0);
    expect(copied[1]?.top).toBe(copied[0]?.height);
  });

  it('drawField(…, count, drawn) copies only from the last row that stands there on', () => {
    const whole = draw(5000).copied[0]?.height ?? 0;
    const { copied } = draw(5000, 4900);
    expect(copied[0]?.top).toBeGreaterThan(whole * 0.9);
    expect((copied[0]?.top ?? 0) + (copied[0]?.height ?? 0)).toBe(whole);
  });

  it('drawField(…, count, drawn) begins anew where fewer cups are wanted than stand there', () => {
    expect(draw(5000, 6000)).toEqual({ ...draw(5000), cleared: 3 });
    expect(draw(0, 6000)).toEqual({ copied: [], cleared: 1 });
  });
});

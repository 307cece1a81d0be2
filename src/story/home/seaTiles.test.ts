import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finish } from '../../scene/frames';
import { copyDeep, copyLights, drawSeaTiles, findFirstTile } from './seaTiles';

/** A context that takes every call and notes where pictures are drawn. */
function createContext(width: number, height: number, drawn: number[][] = []) {
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, name) => {
      if (name === 'canvas') return { width, height };
      if (name === 'getTransform') return () => ({ a: 1 });
      return (...values: unknown[]) => {
        if (name === 'drawImage') drawn.push(values.slice(1) as number[]);
        return { setTransform() {}, addColorStop() {} };
      };
    },
    set: () => true,
  });
}

const pool = {
  make: (width: number, height: number) =>
    ({ width, height, getContext: () => createContext(width, height) }) as unknown as HTMLCanvasElement,
  release() {},
};

beforeEach(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      data = new Uint8ClampedArray(160 * 160 * 4);
    },
  );
  vi.stubGlobal(
    'DOMMatrix',
    class {
      scale() {
        return this;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('drawSeaTiles', () => {
  it('drawSeaTiles(pool, 900, 2) draws two nets and the deep water, twice as large as they are shown', () => {
    const { nets, deep, pixelRatio } = finish(drawSeaTiles(pool, 900, 2));
    expect(pixelRatio).toBe(2);
    expect(nets.map(({ tile }) => [tile.width, tile.height])).toEqual([
      [864, 536],
      [1344, 833],
    ]);
    // It reaches from above the highest wave to the screen's edge, wherever the water stands.
    expect([deep.width, deep.height]).toEqual([256, 2 * (60 + 900 + 90)]);
  });
});

describe('findFirstTile', () => {
  it('findFirstTile(from, offset, size) begins at or before `from`, by less than a tile', () => {
    for (const [from, offset] of [
      [0, 5],
      [0, -5],
      [120, 1000],
      [120, -1000],
      [7, 7],
    ] as const) {
      const first = findFirstTile(from, offset, 32);
      expect(first).toBeLessThanOrEqual(from);
      expect(first).toBeGreaterThan(from - 32);
      expect(Math.abs((first - offset) % 32)).toBe(0);
    }
  });
});

describe('copyLights', () => {
  it('copyLights(…) covers all below the top edge, tile by tile', () => {
    const drawn: number[][] = [];
    const tile = { width: 100, height: 60 } as HTMLCanvasElement;
    const tiles = { pixelRatio: 1, deep: tile, nets: [{ tile, driftXPx: 10, driftYPx: -4 }] };
    copyLights(createContext(250, 200, drawn), tiles, 90, 130, 3);
    const xs = [...new Set(drawn.map(([x]) => x ?? 0))];
    const ys = [...new Set(drawn.map(([, y]) => y ?? 0))];
    expect([xs, ys]).toEqual([
      [-70, 30, 130, 230],
      [58, 118, 178],
    ]);
  });
});

describe('copyDeep', () => {
  it('copyDeep(…) lays strips of the deep water side by side, from above its waves on', () => {
    const drawn: number[][] = [];
    const deep = { width: 100, height: 350 } as HTMLCanvasElement;
    copyDeep(createContext(250, 200, drawn), { pixelRatio: 1, deep, nets: [] }, 130.4);
    expect(drawn).toEqual([
      [0, 70, 100, 350],
      [100, 70, 100, 350],
      [200, 70, 100, 350],
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bakeSea, copyLights, findFirstTile, releaseSea, type SeaPictures } from './seaPictures';

/** A context that takes every call and notes where pictures are drawn. */
function createContext(width: number, height: number, drawn: number[][] = []) {
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, name) => {
      if (name === 'canvas') return { width, height };
      return (...values: unknown[]) => {
        if (name === 'drawImage') drawn.push(values.slice(1) as number[]);
        return /^create.*Gradient$/.test(String(name)) ? { addColorStop() {} } : { setTransform() {} };
      };
    },
    set: () => true,
  });
}

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => ({ width: 0, height: 0, getContext: () => createContext(0, 0) }),
  });
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

describe('releaseSea', () => {
  it('releaseSea(pictures) gives all their memory back, and takes it that there are none', () => {
    vi.useFakeTimers();
    const pictures: SeaPictures = { ratio: 1, lights: [] };
    Array.from(bakeSea(pictures, 1440, 900));
    const images = [pictures.deep, pictures.night, ...pictures.lights.map(({ tile }) => tile)];
    const measure = () => images.map((image) => (image?.width ?? 0) > 0);
    expect(measure()).toEqual([true, true, true, true]);
    releaseSea(pictures);
    vi.runAllTimers();
    expect(measure()).toEqual([false, false, false, false]);
    releaseSea(undefined);
    vi.useRealTimers();
  });
});

describe('bakeSea', () => {
  it('bakeSea(…) draws the deep, two nets of light and the night, in several steps', () => {
    const pictures: SeaPictures = { ratio: 1, lights: [] };
    const steps = Array.from(bakeSea(pictures, 1440, 900));
    expect(steps.length).toBeGreaterThan(3);
    expect([pictures.night?.width, pictures.night?.height]).toEqual([1440, 900]);
    // It reaches from above the highest wave to the screen's edge, wherever the water stands.
    expect(pictures.deep?.height).toBe(900 + 60 + 90);
    expect(pictures.lights.map(({ tile }) => tile.width)).toEqual([432, 672]);
  });

  it('bakeSea(…) that is baked to its end has no step left', () => {
    const bake = bakeSea({ ratio: 2, lights: [] }, 300, 200);
    Array.from(bake);
    expect(Array.from(bake)).toEqual([]);
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
    const pictures = { ratio: 1, lights: [{ tile, driftXPx: 10, driftYPx: -4 }] };
    copyLights(createContext(250, 200, drawn), pictures, 90, 130, 3);
    const xs = [...new Set(drawn.map(([x]) => x ?? 0))];
    const ys = [...new Set(drawn.map(([, y]) => y ?? 0))];
    expect([xs, ys]).toEqual([
      [-70, 30, 130, 230],
      [58, 118, 178],
    ]);
  });
});

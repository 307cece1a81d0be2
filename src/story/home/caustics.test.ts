import { describe, expect, it } from 'vitest';
import { createCaustics } from './caustics';

describe('createCaustics', () => {
  it('createCaustics(size) gives a square of opacities: mostly dark, with bright lines', () => {
    const opacities = createCaustics(64);
    expect(opacities).toHaveLength(4096);
    const bright = opacities.filter((opacity) => opacity > 128).length;
    expect(bright).toBeGreaterThan(20);
    expect(bright).toBeLessThan(1000);
  });

  it('createCaustics(size) repeats without a seam: its edges differ no more than neighbors inside', () => {
    const size = 64;
    const opacities = createCaustics(size);
    const at = (x: number, y: number) => opacities[(y % size) * size + (x % size)] ?? 0;
    const stepAcross = (x: number) =>
      Array.from({ length: size }, (_, y) => Math.abs(at(x + 1, y) - at(x, y))).reduce((a, b) => a + b, 0);
    const largestInside = Math.max(...Array.from({ length: size - 1 }, (_, x) => stepAcross(x)));
    expect(stepAcross(size - 1)).toBeLessThanOrEqual(largestInside);
  });

  it('createCaustics(0) is empty', () => {
    expect(createCaustics(0)).toHaveLength(0);
  });
});

import { describe, expect, it } from 'vitest';
import { createCaustics } from './caustics';

/** All steps at once. */
function createAll(sizePx: number): Uint8ClampedArray {
  const steps = createCaustics(sizePx);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('createCaustics', () => {
  it('createCaustics(size) gives a square of opacities: mostly dark, with bright lines', () => {
    const opacities = createAll(64);
    expect(opacities).toHaveLength(4096);
    const bright = opacities.filter((opacity) => opacity > 128).length;
    expect(bright).toBeGreaterThan(20);
    expect(bright).toBeLessThan(1000);
  });

  it('createCaustics(size) repeats without a seam: its edges differ no more than neighbors inside', () => {
    const size = 64;
    const opacities = createAll(size);
    const at = (x: number, y: number) => opacities[(y % size) * size + (x % size)] ?? 0;
    const stepAcross = (x: number) =>
      Array.from({ length: size }, (_, y) => Math.abs(at(x + 1, y) - at(x, y))).reduce((a, b) => a + b, 0);
    const largestInside = Math.max(...Array.from({ length: size - 1 }, (_, x) => stepAcross(x)));
    expect(stepAcross(size - 1)).toBeLessThanOrEqual(largestInside);
  });

  it('createCaustics(0) is empty', () => {
    expect(createAll(0)).toHaveLength(0);
  });
});

import { describe, expect, it } from 'vitest';
import { calculateBarFrame, GROW_IN_TURN, GROW_TOGETHER } from './barFrame';

describe('calculateBarFrame', () => {
  it('calculateBarFrame(elapsedMs, …) is empty before the press, at it, and for NaN', () => {
    for (const elapsedMs of [-1, 0, Number.NaN]) {
      expect(calculateBarFrame(elapsedMs, 0, 5, GROW_TOGETHER)).toEqual({ growth: 0, labelOpacity: 0 });
    }
  });

  it('calculateBarFrame(3000 ms, …) is the final frame for every bar, and stays so', () => {
    for (const timing of [GROW_TOGETHER, GROW_IN_TURN]) {
      for (const elapsedMs of [3000, 60_000, Number.POSITIVE_INFINITY]) {
        expect(calculateBarFrame(elapsedMs, 5, 6, timing)).toEqual({ growth: 1, labelOpacity: 1 });
      }
    }
  });

  it('calculateBarFrame(elapsedMs, index, …) fades the labels in one after the other', () => {
    const opacities = [0, 1, 2, 3, 4].map(
      (index) => calculateBarFrame(1300, index, 5, GROW_TOGETHER).labelOpacity,
    );
    expect(opacities[0]).toBe(1);
    expect(opacities[1]).toBeGreaterThan(0);
    expect(opacities[1]).toBeLessThan(1);
    expect(opacities.slice(2)).toEqual([0, 0, 0]);
  });

  it('calculateBarFrame(elapsedMs, index, …) lights filaments in turn, the last one done at 3 s', () => {
    const at = (elapsedMs: number, index: number) =>
      calculateBarFrame(elapsedMs, index, 6, GROW_IN_TURN).growth;
    expect([at(80, 0) > 0, at(80, 1), at(2600, 0), at(2600, 5) < 1]).toEqual([true, 0, 1, true]);
  });

  it('calculateBarFrame(elapsedMs, 0, 0, timing) holds without bars', () => {
    expect(calculateBarFrame(1500, 0, 0, GROW_IN_TURN).growth).toBeGreaterThan(0);
  });
});

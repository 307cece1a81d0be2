import { describe, expect, it } from 'vitest';
import { calculateGrowth, GROW_IN_TURN, GROW_TOGETHER, styleGrowth } from './barFrame';

describe('calculateGrowth', () => {
  it('calculateGrowth(elapsedMs, …) is 0 before the press, at it, and for NaN', () => {
    expect([-1, 0, Number.NaN].map((elapsedMs) => calculateGrowth(elapsedMs, 0, 5, GROW_TOGETHER))).toEqual([
      0, 0, 0,
    ]);
  });

  it('calculateGrowth(3000 ms, …) is 1 for every bar, and stays so', () => {
    for (const timing of [GROW_TOGETHER, GROW_IN_TURN]) {
      for (const elapsedMs of [3000, 60_000, Number.POSITIVE_INFINITY]) {
        expect(calculateGrowth(elapsedMs, 5, 6, timing)).toBe(1);
      }
    }
  });

  it('calculateGrowth(elapsedMs, index, …) lights filaments in turn, the last one done at 3 s', () => {
    const at = (elapsedMs: number, index: number) => calculateGrowth(elapsedMs, index, 6, GROW_IN_TURN);
    expect([at(80, 0) > 0, at(80, 1), at(2600, 0), at(2600, 5) < 1]).toEqual([true, 0, 1, true]);
  });

  it('calculateGrowth(elapsedMs, 0, 0, timing) holds without bars', () => {
    expect(calculateGrowth(1500, 0, 0, GROW_IN_TURN)).toBeGreaterThan(0);
  });
});

describe('styleGrowth', () => {
  it('styleGrowth(lengthPx, index, …) has the numbers come one after the other, all within 3 s', () => {
    const style = styleGrowth(100, 5, 6, GROW_TOGETHER);
    expect(style).toEqual({
      '--px': 100,
      '--ms': 3000,
      '--after': 0,
      '--show-ms': 600,
      '--show-after': 2350,
    });
  });
});

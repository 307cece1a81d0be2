import { describe, expect, it } from 'vitest';
import { calculateGrowth, GROW_IN_TURN, GROW_TOGETHER, styleGrowth } from './barFrame';

describe('calculateGrowth', () => {
  it('calculateGrowth(elapsedMs, …) is 0 before the press, at it, and for NaN', () => {
    expect([-1, 0, Number.NaN].map((elapsedMs) => calculateGrowth(elapsedMs, 0, 5, GROW_TOGETHER))).toEqual([
      0, 0, 0,
    ]);
  });

  it('calculateGrowth(growMs, …) is 1 for every bar, and stays so', () => {
    for (const timing of [GROW_TOGETHER, GROW_IN_TURN]) {
      for (const elapsedMs of [timing.growMs, 60_000, Number.POSITIVE_INFINITY]) {
        expect(calculateGrowth(elapsedMs, 5, 6, timing)).toBe(1);
      }
    }
  });

  it('calculateGrowth(elapsedMs, index, …) lights filaments in turn, the last one done at the end', () => {
    const at = (elapsedMs: number, index: number) => calculateGrowth(elapsedMs, index, 6, GROW_IN_TURN);
    const { growMs, staggerMs } = GROW_IN_TURN;
    expect([at(staggerMs, 0) > 0, at(staggerMs, 1)]).toEqual([true, 0]);
    expect([at(growMs - 5 * staggerMs, 0), at(growMs - 1, 5) < 1]).toEqual([1, true]);
  });

  it('calculateGrowth(elapsedMs, 0, 0, timing) holds without bars', () => {
    expect(calculateGrowth(1500, 0, 0, GROW_IN_TURN)).toBeGreaterThan(0);
  });
});

describe('styleGrowth', () => {
  it('styleGrowth(lengthPx, index, …) has the numbers come one after the other, all while the bars grow', () => {
    const { growMs, showFromMs, showStaggerMs, showMs } = GROW_TOGETHER;
    const lastMs = showFromMs + 5 * showStaggerMs;
    expect(lastMs + showMs).toBeLessThanOrEqual(growMs);
    expect(styleGrowth(100, 5, 6, GROW_TOGETHER)).toEqual({
      '--px': 100,
      '--ms': growMs,
      '--after': 0,
      '--show-ms': showMs,
      '--show-after': lastMs,
    });
  });
});

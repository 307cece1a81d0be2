import { describe, expect, it } from 'vitest';
import { calculateParts, OPENING, STARTS } from '../../../model/lives/life';
import { findGramsATurn, placeThread, THREAD_FRAMES } from './placeThread';

const { wide, narrow } = THREAD_FRAMES;

describe('findGramsATurn', () => {
  it('findGramsATurn(grams, frame) is one gram for the opening pair, and two on a phone', () => {
    expect([findGramsATurn([128.7, 81.9], wide), findGramsATurn([128.7, 81.9], narrow)]).toEqual([1, 2]);
  });

  it('findGramsATurn(grams, frame) has a step for the heaviest life that can be set', () => {
    const heaviest = { ...STARTS.higher, wears: 10 };
    const { making, washing, drying, ironing } = calculateParts(heaviest);
    expect(findGramsATurn([making + washing + drying + ironing], narrow)).toBe(10);
  });
});

describe('placeThread', () => {
  it('placeThread(parts, grams, frame) lays the parts end to end, as long as they are heavy', () => {
    const { stitches, end } = placeThread(calculateParts(STARTS.rule), 1, wide);
    expect(stitches.map(({ part }) => part)).toEqual(['making', 'washing', 'drying', 'ironing']);
    for (const [n, { from }] of stitches.entries()) expect(from).toBe(n === 0 ? 1 : stitches[n - 1]?.to);
    const [making, washing] = stitches;
    expect((making!.to - making!.from) / (washing!.to - washing!.from)).toBeCloseTo(106.22 / 11.64, 1);
    expect(end).toBeLessThanOrEqual(wide.width - 60);
  });

  it('placeThread(parts, grams, frame) leaves out what is nothing, and winds a turn for each gram', () => {
    const { stitches } = placeThread(calculateParts(OPENING.a), 1, wide);
    expect(stitches.map(({ part }) => part)).toEqual(['making', 'washing', 'ironing']);
    expect(stitches[0]?.path.match(/M/g)).toHaveLength(107);
  });
});

import { describe, expect, it } from 'vitest';
import { fitWoodType, type MeasureLine, type WoodLine } from './woodType';

/** A font whose width grows evenly: `ems` at 50%, twice that at 150%. */
function measureEvenly(ems: readonly number[]): MeasureLine {
  return (index, stretchPercent) => (ems[index] ?? 0) * (1 + (stretchPercent - 50) / 100);
}

const FULL: WoodLine = {};

describe('fitWoodType', () => {
  it('fitWoodType(lines, room, measure) fills the measure by the width axis at the largest common size', () => {
    const set = fitWoodType(
      [FULL, FULL],
      { measurePx: 600, heightPx: 200, lineHeight: 1 },
      measureEvenly([4, 5]),
    );
    expect(set.measurePx).toBe(600);
    expect(set.lines.map(({ fontSizePx }) => Math.round(fontSizePx))).toEqual([100, 100]);
    // 6 em wide at 100 px: half as wide again as 4 em, a fifth wider than 5 em.
    expect(set.lines.map(({ stretchPercent }) => Math.round(stretchPercent))).toEqual([100, 70]);
    expect(set.heightPx).toBeCloseTo(200, 4);
  });

  it('fitWoodType(lines, room, measure) grows a line for which the axis runs out, and the others give way', () => {
    const set = fitWoodType(
      [FULL, FULL],
      { measurePx: 600, heightPx: 200, lineHeight: 1 },
      measureEvenly([2.5, 5]),
    );
    expect(set.lines[0]?.fontSizePx).toBeCloseTo(120, 4);
    expect(set.lines[0]?.stretchPercent).toBe(150);
    expect(set.lines[1]?.fontSizePx).toBeCloseTo(80, 4);
  });

  it('fitWoodType(lines, room, measure) shrinks a line that is too long at the narrowest', () => {
    const { lines, heightPx } = fitWoodType(
      [FULL],
      { measurePx: 600, heightPx: 900, lineHeight: 0.8 },
      measureEvenly([6]),
    );
    expect(lines[0]?.fontSizePx).toBeCloseTo(100, 4);
    expect(lines[0]?.stretchPercent).toBeCloseTo(50, 4);
    expect(heightPx).toBeCloseTo(80, 4);
  });

  it('fitWoodType(lines, room, measure) narrows the block where even the widest letters are too tall', () => {
    const { lines, measurePx } = fitWoodType(
      [FULL],
      { measurePx: 600, heightPx: 50, lineHeight: 1 },
      measureEvenly([3]),
    );
    expect(measurePx).toBeCloseTo(300, 4);
    expect(lines[0]?.fontSizePx).toBeCloseTo(50, 4);
  });

  it('fitWoodType(lines, room, measure) sets a short line by the smallest full line, at the widest', () => {
    const { lines } = fitWoodType(
      [{ shareOfSmallest: 0.5 }, FULL],
      { measurePx: 600, heightPx: 150, lineHeight: 1 },
      measureEvenly([1, 4]),
    );
    expect(lines[0]?.fontSizePx).toBeCloseTo(50, 4);
    expect(lines[0]?.stretchPercent).toBe(150);
    expect(lines[1]?.fontSizePx).toBeCloseTo(100, 4);
  });

  it('fitWoodType(lines, room, measure) sets nothing without lines, width or height', () => {
    const nothing = { lines: [], measurePx: 0, heightPx: 0 };
    const measure = measureEvenly([4]);
    expect(fitWoodType([], { measurePx: 600, heightPx: 200, lineHeight: 1 }, measure)).toEqual(nothing);
    expect(fitWoodType([FULL], { measurePx: 0, heightPx: 200, lineHeight: 1 }, measure)).toEqual(nothing);
    expect(fitWoodType([FULL], { measurePx: 600, heightPx: Number.NaN, lineHeight: 1 }, measure)).toEqual(
      nothing,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { findRank, growerWaters } from '../../model/placeWater';
import { placeColumns, SHEET, traceSeam } from './columns';

describe('placeColumns', () => {
  it('placeColumns(by, isDry) stands fifteen columns in that order, each below the beam', () => {
    for (const by of ['river', 'rain', 'both'] as const) {
      const columns = placeColumns(by, false);
      expect(columns.map(({ id }) => findRank(id, by))).toEqual(growerWaters.map((_, index) => index + 1));
      expect(columns.map(({ x }) => x)).toEqual(columns.map(({ x }) => x).toSorted((a, b) => a - b));
      for (const { numberY } of columns) {
        expect(numberY).toBeGreaterThan(SHEET.beam + 30);
        expect(numberY).toBeLessThan(SHEET.height);
      }
    }
  });

  it('placeColumns(by river) hangs every thread straight, and by rain they cross', () => {
    const isStraight = ({ thread }: { thread: string }) => {
      const [, from, to] = /^M([\d.]+) .* ([\d.]+) [\d.]+V/.exec(thread) ?? [];
      return from !== undefined && from === to;
    };
    expect(placeColumns('river', true).every(isStraight)).toBe(true);
    expect(placeColumns('rain', false).every(isStraight)).toBe(false);
  });
});

describe('traceSeam', () => {
  it('traceSeam(columns) is level by river and moves by both; none for none', () => {
    const heights = (path: string) => new Set([...path.matchAll(/ ([\d.]+)H/g)].map(([, y]) => y)).size;
    expect(heights(traceSeam(placeColumns('river', false)))).toBe(1);
    expect(heights(traceSeam(placeColumns('both', false)))).toBeGreaterThan(10);
    expect(traceSeam([])).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { cutOutline } from '../../shirt/shirtOutline';
import { findSewn, findYear, type SewnShirt, sewShirt } from './stitches';

const countStitches = ({ rows }: SewnShirt) => rows.reduce((sum, { xs }) => sum + xs.length, 0);

describe('sewShirt', () => {
  it('sewShirt(days) sews exactly one stitch a day, for 1 to 10 cups', () => {
    const days = [11_824, 5912, 3941, 2956, 2365, 1971, 1689, 1478, 1314, 1182];
    expect(days.map((count) => countStitches(sewShirt(count)))).toEqual(days);
  });

  it('sewShirt(count) keeps every stitch within the shirt, and apart from the others', () => {
    for (const count of [1, 11_824, 1971, 1182]) {
      const { stitch, rows } = sewShirt(count);
      for (const { y, xs } of rows) {
        const spans = cutOutline(y);
        for (const x of xs) {
          expect(spans.some(([from, to]) => x >= from - 1e-9 && x + stitch <= to + 1e-9)).toBe(true);
        }
        const sorted = [...xs].sort((a, b) => a - b);
        expect(sorted.every((x, index) => index === 0 || x - (sorted[index - 1] ?? 0) > stitch * 0.99)).toBe(
          true,
        );
      }
    }
  });

  it('sewShirt(count) sews from the hem up, to and fro', () => {
    const { rows } = sewShirt(1971);
    expect(rows.map(({ y }) => y)).toEqual(rows.map(({ y }) => y).toSorted((a, b) => b - a));
    expect(rows.slice(0, 3).map(({ xs }) => Math.sign((xs[1] ?? 0) - (xs[0] ?? 0)))).toEqual([1, -1, 1]);
    expect(rows.at(-1)?.y).toBeLessThan(0.07);
  });

  it('sewShirt(0) and sewShirt(NaN) have no rows', () => {
    expect([sewShirt(0).rows, sewShirt(Number.NaN).rows]).toEqual([[], []]);
  });
});

describe('findSewn', () => {
  it('findSewn(shirt, count) finds the row that is being sewn; none before the first stitch and past the last', () => {
    const shirt = sewShirt(1971);
    const first = shirt.rows[0]?.xs.length ?? 0;
    expect(findSewn(shirt, 1)).toEqual({ row: 0, sewn: 1 });
    expect(findSewn(shirt, first)).toEqual({ row: 0, sewn: first });
    expect(findSewn(shirt, first + 1)).toEqual({ row: 1, sewn: 1 });
    expect(findSewn(shirt, 1971)?.row).toBe(shirt.rows.length - 1);
    expect([findSewn(shirt, 0), findSewn(shirt, 1972)]).toEqual([undefined, undefined]);
  });
});

describe('years', () => {
  it('findYear(day) changes after 365.25 days', () => {
    expect([0, 365, 366, 730, 731, 1971].map(findYear)).toEqual([0, 0, 1, 1, 2, 5]);
  });
});

import { describe, expect, it } from 'vitest';
import { cutOutline } from '../../shirt/shirtOutline';
import { type SewnShirt, sewShirt } from './stitches';

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

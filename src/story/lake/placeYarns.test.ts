import { describe, expect, it } from 'vitest';
import { calculateSpreadShare, placeYarns, type YarnDye } from './placeYarns';

const sum = (yarns: readonly YarnDye[], part: keyof YarnDye) =>
  yarns.reduce((total, dye) => total + dye[part], 0);

/** Lengths of cotton, blue and undyed yarn, in yarns. */
const measure = (p: number) => {
  const yarns = placeYarns(p);
  return [sum(yarns, 'cotton'), sum(yarns, 'blue'), sum(yarns, 'undyed')].map((n) => Number(n.toFixed(9)));
};

describe('placeYarns', () => {
  it('placeYarns(0) has 100 yarns, none of them poured yet', () => {
    expect(placeYarns(0)).toHaveLength(100);
    expect(measure(0)).toEqual([0, 0, 0]);
  });

  it('placeYarns(p) has all 100 yarns blue from the claim until they lose their dye', () => {
    for (const p of [0.185, 0.225, 0.42, 0.6, 0.64]) expect(measure(p)).toEqual([0, 100, 0]);
  });

  it('placeYarns(p) has 55.7 yarns blue and 44.3 undyed once textile production stands', () => {
    for (const p of [0.69, 0.75, 0.82]) expect(measure(p)).toEqual([0, 55.7, 44.3]);
  });

  it('placeYarns(p) keeps the 56th yarn dyed for 70% of its length, from the top', () => {
    const yarns = placeYarns(0.75);
    expect(yarns[54]).toEqual({ cotton: 0, blue: 1, undyed: 0 });
    expect(yarns[55]?.blue).toBeCloseTo(0.7, 9);
    expect(yarns[55]?.undyed).toBeCloseTo(0.3, 9);
    expect(yarns[56]).toEqual({ cotton: 0, blue: 0, undyed: 1 });
  });

  it('placeYarns(1) has 52.9 yarns of cotton, 2.8 blue and 44.3 undyed', () => {
    for (const p of [0.885, 1]) expect(measure(p)).toEqual([52.9, 2.8, 44.3]);
    const yarns = placeYarns(1);
    expect(yarns[51]).toEqual({ cotton: 1, blue: 0, undyed: 0 });
    expect(yarns[52]?.cotton).toBeCloseTo(0.9, 9);
    expect(yarns[52]?.blue).toBeCloseTo(0.1, 9);
    expect(yarns[53]).toEqual({ cotton: 0, blue: 1, undyed: 0 });
  });

  it('placeYarns(p) never loses or makes yarn between two states', () => {
    for (let p = 0.185; p <= 1; p += 0.005) {
      for (const { cotton, blue, undyed } of placeYarns(p)) {
        expect(cotton + blue + undyed).toBeCloseTo(1, 9);
        expect(Math.min(cotton, blue, undyed)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('placeYarns(p) is the same whichever way p was reached, and stays at its ends beyond 0 and 1', () => {
    expect(placeYarns(0.62)).toEqual(placeYarns(0.62));
    expect(placeYarns(-1)).toEqual(placeYarns(0));
    expect(placeYarns(2)).toEqual(placeYarns(1));
  });

  it('placeYarns(NaN) is the start', () => {
    expect(placeYarns(Number.NaN)).toEqual(placeYarns(0));
  });
});

describe('calculateSpreadShare', () => {
  it('calculateSpreadShare(p) is half the lake as claimed, then 79 of 1,640', () => {
    expect([0, 0.185, 0.225].map(calculateSpreadShare)).toEqual([0.5, 0.5, 0.5]);
    expect(calculateSpreadShare(0.325)).toBeCloseTo(79 / 1640, 12);
    expect(calculateSpreadShare(1)).toBeCloseTo(79 / 1640, 12);
  });

  it('calculateSpreadShare(p) only falls', () => {
    for (let p = 0; p < 1; p += 0.01)
      expect(calculateSpreadShare(p + 0.01)).toBeLessThanOrEqual(calculateSpreadShare(p));
  });
});

import { scaleLinear } from 'd3-scale';
import { describe, expect, it } from 'vitest';
import { calculateAxisEnd, placeTickValues } from './scales';

describe('calculateAxisEnd', () => {
  it('calculateAxisEnd(values) rounds up to 1,400, 1,600, 160 and 18', () => {
    expect([1300, 1559, 160, 17].map((value) => calculateAxisEnd([value]))).toEqual([1400, 1600, 160, 18]);
  });

  it('calculateAxisEnd(values) is 1 without a positive finite value', () => {
    expect(
      [[], [0], [-3], [Number.NaN], [Number.POSITIVE_INFINITY]].map((values) => calculateAxisEnd(values)),
    ).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([0.7, 3, 17, 99, 160, 1300, 1559, 88_000])(
    'calculateAxisEnd([%f]) is the end of a nice d3 scale',
    (value) => {
      const scale = scaleLinear().domain([0, value]).nice(8);
      expect(calculateAxisEnd([value])).toBe(scale.domain()[1]);
      expect(placeTickValues(calculateAxisEnd([value]), 1600, 100)).toEqual(scale.ticks(8));
    },
  );
});

describe('placeTickValues', () => {
  it('placeTickValues(axisEnd, lengthPx, spacingPx) gives fewer ticks to a shorter axis', () => {
    expect(placeTickValues(1600, 600, 40)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400, 1600]);
    expect(placeTickValues(1600, 195, 40)).toEqual([0, 400, 800, 1200, 1600]);
    expect(placeTickValues(18, 195, 40)).toEqual([0, 6, 12, 18]);
    expect(placeTickValues(1400, 270, 46)).toEqual([0, 500, 1000]);
  });

  it('placeTickValues(axisEnd, 0, spacingPx) still has zero and one more', () => {
    expect(placeTickValues(160, 0, 40)).toEqual([0, 100]);
  });
});

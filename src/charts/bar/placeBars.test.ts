import { describe, expect, it } from 'vitest';
import { createFabricBars, placeFabrics } from '../fabrics';
import { createProductionBars, placeProduction } from '../production';
import { placeBarTip } from './barPlace';

const production = createProductionBars();
const water = createFabricBars('water').slice(0, 6);

describe('placeUprightBars', () => {
  it('placeProduction(data, 800 × 600) is a plot of 716 × 450 with an axis from 0 to 1,400', () => {
    const chart = placeProduction(production, { widthPx: 800, heightPx: 600 });
    expect(chart.plot).toEqual({ left: 80, top: 66, right: 796, bottom: 516 });
    expect(chart.axisEnd).toBe(1400);
    expect(chart.ticks.map(({ value }) => value)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400]);
    expect(chart.ticks[1]?.offsetPx).toBeCloseTo(450 / 7, 9);
  });

  it('placeProduction(data, 800 × 600) makes each bar as long as its share of the axis', () => {
    const { bars } = placeProduction(production, { widthPx: 800, heightPx: 600 });
    expect(bars.map(({ lengthPx }) => Math.round(lengthPx * 100) / 100)).toEqual([
      66.86, 158.79, 417.86, 33.43, 158.79,
    ]);
    expect(bars[0]).toMatchObject({ originX: 151.6, originY: 516, rotation: 0, thicknessPx: 77.328 });
  });

  it('placeFabrics(data, a quarter of 1,440 and two thirds of that) keeps the margins 25, 0, 20 and 80', () => {
    const chart = placeFabrics(water, { widthPx: 360, heightPx: 240 });
    expect(chart.plot).toEqual({ left: 80, top: 25, right: 360, bottom: 220 });
    expect([chart.axisEnd, chart.bars[0]?.lengthPx]).toEqual([1600, (1559 / 1600) * 195]);
    expect(chart.labels.rows).toBe(2);
  });

  it('placeUprightBars([], box) gives axes without bars', () => {
    const chart = placeFabrics([], { widthPx: 360, heightPx: 240 });
    expect([chart.bars, chart.axisEnd]).toEqual([[], 1]);
  });

  it('placeUprightBars(data, box) gives zero, negative and NaN values no length', () => {
    const bars = [0, -5, Number.NaN, 10].map((value, index) => ({
      ...(water[index] as (typeof water)[number]),
      value,
    }));
    expect(placeFabrics(bars, { widthPx: 360, heightPx: 240 }).bars.map(({ lengthPx }) => lengthPx)).toEqual([
      0, 0, 0, 195,
    ]);
  });

  it('placeUprightBars([one], box) puts a single bar in the middle', () => {
    const chart = placeFabrics(water.slice(0, 1), { widthPx: 360, heightPx: 240 });
    expect([chart.bars[0]?.originX, chart.bars[0]?.thicknessPx]).toEqual([220, 40]);
  });
});

describe('placeLyingBars', () => {
  it('placeProduction(data, 354 × 408) lays the bars down on an axis as wide as the box allows', () => {
    const chart = placeProduction(production, { widthPx: 354, heightPx: 408 });
    expect([chart.isHorizontal, chart.trackPx]).toEqual([true, 340]);
    expect(chart.bars[2]).toMatchObject({ rotation: 90, lengthPx: (1300 / 1400) * 340 });
  });
});

describe('placeFabrics', () => {
  it('placeFabrics(data, 354 × 356) has a narrower margin; it lays bars down where names would crowd', () => {
    const chart = placeFabrics(water, { widthPx: 354, heightPx: 356 });
    expect([chart.isHorizontal, Math.round(chart.slotPx), chart.trackPx]).toEqual([false, 50, 311]);
    const long = water.map((bar) => ({ ...bar, label: `${bar.label} of a long name` }));
    expect(placeFabrics(long, { widthPx: 284, heightPx: 356 }).isHorizontal).toBe(true);
  });
});

describe('placeBarTip', () => {
  it('placeBarTip(bar, growth) is above an upright bar and right of a lying one', () => {
    const upright = placeFabrics(water, { widthPx: 360, heightPx: 240 }).bars[0];
    const lying = placeProduction(production, { widthPx: 354, heightPx: 408 }).bars[0];
    if (!upright || !lying) throw new Error('no bars');
    expect(placeBarTip(upright, 0)).toEqual({ x: upright.originX, y: 220 });
    expect(placeBarTip(lying, 1).x).toBeCloseTo(2 + (208 / 1400) * 340, 9);
  });
});

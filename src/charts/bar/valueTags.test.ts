import { describe, expect, it } from 'vitest';
import { createProductionBars, placeProduction } from '../production';
import { findDecimals, formatGrowing, formatRest, liftOverMark, measureTag } from './valueTags';

const bars = createProductionBars();
const [, , hero] = bars;
if (!hero) throw new Error('there is no third bar');

describe('formatRest', () => {
  it('formatRest(datum) is the unit, and the share if it has one', () => {
    expect([formatRest({ unit: 'g', share: '50%' }), formatRest({ unit: 'L' })]).toEqual([' g · 50%', ' L']);
  });
});

describe('measureTag', () => {
  it('measureTag(datum, fontPx, look) is a card that holds number, unit and share within its slot', () => {
    const chart = placeProduction(bars, { widthPx: 800, heightPx: 600 });
    for (const bar of bars) expect(measureTag(bar, 25, chart).width).toBeLessThan(chart.slotPx + 30);
    expect(measureTag(hero, 25, chart).height).toBe(40);
  });
});

describe('formatGrowing', () => {
  it('formatGrowing(datum, growth, decimals) counts with the bar, in the chart’s decimals, and ends with its text', () => {
    expect([0, 0.5, 1].map((growth) => formatGrowing(hero, growth, 0))).toEqual(['0', '650', '1,300']);
    const cotton = { ...hero, value: 2.2, valueText: '2.2' };
    expect(formatGrowing(cotton, 0.4, 1)).toBe('0.9');
    // Wool's 17 grows as finely as cotton's 2.2.
    expect(formatGrowing({ ...hero, value: 17, valueText: '17' }, 0.5, findDecimals([hero, cotton]))).toBe(
      '8.5',
    );
  });
});

describe('liftOverMark', () => {
  const bar = { originX: 0, originY: 200, rotation: 0 as const, lengthPx: 100, thicknessPx: 40 };

  it('liftOverMark(bar, heightPx, liftPx, markY) sets a value above the mark that it would cover', () => {
    // The value's lower edge would be at 94; it comes to 5 px above the mark.
    expect(liftOverMark(bar, 20, 0, 80)).toBe(19);
  });

  it('liftOverMark(bar, heightPx, liftPx, markY) leaves a value alone that the mark does not touch', () => {
    expect([liftOverMark(bar, 20, 0, 150), liftOverMark(bar, 20, 4, 20)]).toEqual([0, 4]);
  });
});

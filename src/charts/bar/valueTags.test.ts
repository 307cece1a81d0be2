import { describe, expect, it } from 'vitest';
import { createProductionBars } from '../production';
import { findDecimals, formatGrowing, formatRest } from './valueTags';

const bars = createProductionBars();
const [, , hero] = bars;
if (!hero) throw new Error('there is no third bar');

describe('formatRest', () => {
  it('formatRest(datum) is the unit, and the share if it has one', () => {
    expect([formatRest({ unit: 'g', share: '50%' }), formatRest({ unit: 'L' })]).toEqual([' g · 50%', ' L']);
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

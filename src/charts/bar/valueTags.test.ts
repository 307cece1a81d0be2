import { describe, expect, it } from 'vitest';
import { createProductionBars } from '../production';
import { estimateTextWidth } from './textWidth';
import { formatCard, formatTag, placeLineCard } from './valueTags';

const bars = createProductionBars();

describe('formatCard', () => {
  it('formatCard(datum) joins the value and its share, if it has one', () => {
    expect([formatCard({ valueText: '1,300', share: '50%' }), formatCard({ valueText: '17' })]).toEqual([
      '1,300 · 50%',
      '17',
    ]);
  });
});

describe('placeLineCard', () => {
  it.each([270, 300, 340, 500])('placeLineCard(datum, %i px, 15) leaves each name its room', (trackPx) => {
    for (const bar of bars) {
      const { width, fontPx } = placeLineCard(bar, trackPx, 15);
      expect(width + estimateTextWidth(bar.label, 15)).toBeLessThanOrEqual(trackPx - 10);
      expect(fontPx).toBeGreaterThanOrEqual(12);
    }
  });

  it('placeLineCard(datum, 340 px, 15) sets only the hero larger than 19 px', () => {
    expect(bars.map((bar) => placeLineCard(bar, 340, 15).fontPx)).toEqual([19, 19, 24, 19, 19]);
  });

  it('placeLineCard(datum, 0, 15) is 12 px where there is no room at all', () => {
    expect(bars.map((bar) => placeLineCard(bar, 0, 15).fontPx)).toEqual([12, 12, 12, 12, 12]);
  });
});

describe('formatTag', () => {
  it('formatTag(datum, growth, isLying) counts with the bar, in its decimals, and ends with its text', () => {
    const [, , hero] = bars;
    if (!hero) throw new Error('there is no third bar');
    expect([0, 0.5, 1].map((growth) => formatTag(hero, growth, false))).toEqual(['0', '650', '1,300']);
    expect(formatTag(hero, 0.5, true)).toBe('650 · 50%');
    const cotton = { id: 'cotton', label: '', value: 2.2, valueText: '2.2', name: '', detail: '' };
    expect(formatTag(cotton, 0.4, false)).toBe('0.9');
  });
});

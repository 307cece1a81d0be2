import { describe, expect, it } from 'vitest';
import { placeFigures } from '../../data/placeFigures';
import { stressedCountries } from '../../data/waterStress';
import { findSpan, placeYarns, traceYarns } from './yarns';

describe('placeYarns', () => {
  const pieces = placeYarns(stressedCountries, placeFigures['grown-irrigation'].value);

  it('placeYarns(countries, total) lays 98 of 100 yarns, none wider than a percent, without a gap', () => {
    expect(pieces.at(-1)?.to).toBeCloseTo(98.3, 1);
    pieces.forEach(({ from, to }, index) => {
      expect(to - from).toBeLessThanOrEqual(1);
      expect(from).toBeCloseTo(pieces[index - 1]?.to ?? 0, 9);
    });
  });

  it('placeYarns(countries, total) has 46 yarns past three quarters, as the sentence says', () => {
    const stressed = pieces.filter(({ stress }) => stress > 75);
    expect(Math.round(stressed.at(-1)?.to ?? 0)).toBe(placeFigures['stressed-share'].value);
  });

  it('findSpan(pieces, id) finds a country’s yarns, and nothing for one that is not there', () => {
    expect(findSpan(pieces, 'uzbekistan').to).toBeCloseTo((100 * 11.1) / 75.2, 6);
    expect(findSpan(pieces, 'atlantis')).toEqual({ from: 0, to: 0 });
  });

  it('traceYarns(pieces, across, scale) cuts a yarn that two countries share, and points a whole one', () => {
    const path = traceYarns(
      [
        { id: 'a', from: 0, to: 0.5, stress: 50 },
        { id: 'b', from: 0.5, to: 1, stress: 20 },
        { id: 'b', from: 1, to: 2, stress: 20 },
      ],
      10,
      2,
    );
    expect(path).toBe('M1.3 0H5V100L1.3 100ZM5 0H8.7V40L5 40ZM11.3 0H18.7V37L15 40L11.3 37Z');
  });
});

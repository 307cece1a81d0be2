import { describe, expect, it } from 'vitest';
import { placeFigures } from '../../data/placeFigures';
import { stressedCountries } from '../../data/waterStress';
import { placeSpans } from './placeSpans';

describe('placeSpans', () => {
  const total = placeFigures['grown-irrigation'].value;

  it('placeSpans(countries, total) lays one after another, as wide as their water', () => {
    expect(placeSpans([{ irrigationKm3: 10 }, { irrigationKm3: 30 }], 80)).toEqual([
      { irrigationKm3: 10, from: 0, to: 12.5 },
      { irrigationKm3: 30, from: 12.5, to: 50 },
    ]);
    expect(placeSpans([], 80)).toEqual([]);
    expect(() => placeSpans([{ irrigationKm3: 81 }], 80)).toThrow(RangeError);
    expect(() => placeSpans([{ irrigationKm3: 1 }], Number.NaN)).toThrow(RangeError);
  });

  it('of a hundred threads so many pass three quarters as the page says', () => {
    const passing = placeSpans(stressedCountries, total).findLast(({ stressPercent }) => stressPercent > 75);
    expect(Math.round(passing?.to ?? 0)).toBe(placeFigures['stressed-share'].value);
  });
});

import { describe, expect, it } from 'vitest';
import { collectPlaceFigures, findWhereFigure } from './placeFigures';

describe('collectPlaceFigures', () => {
  it('collectPlaceFigures() marks what stands in copies alone, and gives Xinjiang no harvest', () => {
    const figures = collectPlaceFigures();
    expect(figures.get('benin-river-cups')).toEqual({ value: 0, unit: 'cups', isUnconfirmed: true });
    expect(figures.has('china-harvest')).toBe(true);
    expect(figures.has('xinjiang-harvest')).toBe(false);
  });

  it('findWhereFigure(id) throws for an id that no place has', () => {
    expect(() => findWhereFigure('atlantis-rain' as 'benin-rain')).toThrow('atlantis-rain');
  });
});

import { describe, expect, it } from 'vitest';
import { placeYourCups } from './placeYourCups';

describe('placeYourCups', () => {
  it('placeYourCups(1440, 900, 1) puts the one cup in the middle, two fifths down', () => {
    const [cup] = placeYourCups(1440, 900, 1);
    expect(cup?.widthPx).toBeCloseTo(140.544, 6);
    expect(cup?.xPx).toBeCloseTo(720 - 70.272, 6);
    expect(cup?.yPx).toBeCloseTo(360 - 70.272, 6);
  });

  it('placeYourCups(1440, 900, 10) keeps ten cups within 84 hundredths of the width', () => {
    const cups = placeYourCups(1440, 900, 10);
    expect(cups).toHaveLength(10);
    expect(cups[0]?.widthPx).toBeCloseTo(96.768, 6);
    expect(cups[0]?.xPx).toBeCloseTo(720 - 4.5 * 120.96 - 48.384, 6);
    expect((cups[9]?.xPx ?? 0) + 96.768).toBeCloseTo(720 + 4.5 * 120.96 + 48.384, 6);
  });

  it('placeYourCups(390, 844, 6) uses the phone’s larger share and higher row', () => {
    const cups = placeYourCups(390, 844, 6);
    expect(cups[0]?.widthPx).toBeCloseTo(43.68, 6);
    expect(cups[0]?.yPx).toBeCloseTo(844 * 0.34 - 21.84, 6);
  });

  it('placeYourCups(width, height, 0) is an empty row', () => {
    expect(placeYourCups(390, 844, 0)).toEqual([]);
  });
});

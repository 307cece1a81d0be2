import { describe, expect, it } from 'vitest';
import { placeShirt } from '../zoom/placeShirt';
import { calculateDyed, DYE_MS, placeBeside, placeLabels } from './placeWaters';

describe('calculateDyed', () => {
  it('calculateDyed(ms) dyes one water after the other, from the collar to the hem', () => {
    expect(calculateDyed(0)).toEqual({ rain: 0, irrigation: 0, dilution: 0 });
    expect(calculateDyed(DYE_MS)).toEqual({ rain: 1, irrigation: 0, dilution: 0 });
    expect(calculateDyed(2 * DYE_MS)).toEqual({ rain: 1, irrigation: 1, dilution: 0 });
    expect(calculateDyed(Number.POSITIVE_INFINITY)).toEqual({ rain: 1, irrigation: 1, dilution: 1 });
    expect(calculateDyed(Number.NaN)).toEqual({ rain: 0, irrigation: 0, dilution: 0 });
  });
});

describe('placeBeside', () => {
  it('placeBeside(shirt, width) moves only a narrow stage’s shirt', () => {
    const wide = placeShirt(1440, 900);
    expect(placeBeside(wide, 1440)).toBe(wide);
    expect(placeBeside(placeShirt(390, 844), 390).centerXPx).toBeLessThan(390 / 2);
  });
});

describe('placeLabels', () => {
  it.each([
    [1440, 900, 200],
    [1024, 768, 140],
    [844, 390, 150],
    [390, 844, 90],
    [320, 568, 70],
  ])(
    'placeLabels(shirt) keeps each right of what it names at %d × %d, with room for its words',
    (widthPx, heightPx, leastPx) => {
      const labels = placeLabels(placeBeside(placeShirt(widthPx, heightPx), widthPx));
      for (const { at, from } of Object.values(labels)) {
        expect(at.xPx).toBeGreaterThan(from.xPx);
        expect(widthPx - at.xPx).toBeGreaterThan(leastPx);
      }
      expect(labels.rain.at.yPx).toBeLessThan(labels.irrigation.at.yPx);
      expect(labels.irrigation.at.yPx).toBeLessThan(labels.dilution.at.yPx);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { findStretch } from './fitStretch';

/** A word whose width in em grows with the axis: 2 em at 50%, 6 em at 150%. */
const measureEm = (stretchPercent: number) => 2 + (stretchPercent - 50) * 0.04;

describe('findStretch', () => {
  it('findStretch(measure, width) widens the word to the full measure', () => {
    const { fontSizePx, stretchPercent } = findStretch(measureEm, 1000);
    expect(fontSizePx).toBeCloseTo(780 / 2.48, 6);
    expect(measureEm(stretchPercent) * fontSizePx).toBeGreaterThan(995);
    expect(measureEm(stretchPercent) * fontSizePx).toBeLessThanOrEqual(1000);
  });

  it('findStretch(measure, width) enlarges the letters where the axis runs out', () => {
    const stiff = () => 3;
    expect(findStretch(stiff, 900).fontSizePx).toBe(300);
    const short = () => 2;
    expect(findStretch(short, 900).fontSizePx).toBe(306);
  });

  it('findStretch(measure, width) is nothing for a word or a line without width', () => {
    expect(findStretch(() => 0, 900).fontSizePx).toBe(0);
    expect(findStretch(measureEm, Number.NaN).fontSizePx).toBe(0);
  });
});

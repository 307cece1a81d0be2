import { describe, expect, it } from 'vitest';
import { inArabicDigits } from './arabicDigits';

describe('inArabicDigits', () => {
  it.each([0.5, 7, 1234.5, 11_421, 1_000_000])('inArabicDigits(text) writes %s as Intl does', (value) => {
    const write = (numberingSystem: string) => new Intl.NumberFormat('ar', { numberingSystem }).format(value);
    expect(inArabicDigits(write('latn'))).toBe(write('arab'));
  });

  it('inArabicDigits(text) takes the other percent sign, too', () => {
    const write = (numberingSystem: string) =>
      new Intl.NumberFormat('ar', { numberingSystem, style: 'percent', maximumFractionDigits: 1 }).format(
        0.048,
      );
    expect(inArabicDigits(write('latn'))).toBe(write('arab'));
  });

  it('inArabicDigits(text) leaves the digits of a name, and the end of a sentence', () => {
    expect(['CO2 وCO2e، A4', 'CC BY 4.0', 'في 2021.', '85–91', '', 'كوب'].map(inArabicDigits)).toEqual([
      'CO2 وCO2e، A4',
      'CC BY 4.0',
      'في ٢٠٢١.',
      '٨٥–٩١',
      '',
      'كوب',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import * as ar from '../words/rules/ar';
import * as bn from '../words/rules/bn';
import * as de from '../words/rules/de';
import * as en from '../words/rules/en';
import * as es from '../words/rules/es';
import * as fr from '../words/rules/fr';
import { formatCups, formatDecimals, formatDigits, formatNumber, formatRange, localize } from './format';
import { formatFigure, formatUnit } from './formatFigure';

describe('numbers as text', () => {
  it('formatNumber(value) sets thousands separators and keeps up to five decimals', () => {
    expect([0, 1, 11_421, 0.09, 0.05253, 1_000_000, -2.5].map(formatNumber)).toEqual([
      '0',
      '1',
      '11,421',
      '0.09',
      '0.05253',
      '1,000,000',
      '-2.5',
    ]);
  });

  const values = Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? 1 : -1) * (i / 7) * 10 ** (i % 10));

  it('numbers are grouped and rounded as the language has it', () => {
    const write = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
      return values.map((value) => format.format(value));
    };
    expect(values.map(formatNumber)).toEqual(write({ maximumFractionDigits: 5 }));
    expect(values.map((value) => formatDecimals(value, 2))).toEqual(
      write({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    );
    expect(values.map((value) => formatDigits(value, 4))).toEqual(write({ maximumSignificantDigits: 4 }));
  });

  it.each([
    ['en', en, ','],
    // Spain's point is a decimal sign elsewhere: the groups are its own, between them stands the academies' space.
    ['es', es, '.'],
    ['fr', fr, '\u202f'],
    ['de', de, '.'],
    ['ar-u-nu-latn', ar, ','],
  ] as const)('localize(numeral) groups and points as %s has it', (language, { NUMERALS }, group) => {
    const format = new Intl.NumberFormat(language, { signDisplay: 'negative', maximumFractionDigits: 5 });
    const write = (value: number) =>
      format
        .formatToParts(value)
        .map((part) => (part.type === 'group' ? NUMERALS.group : part.value))
        .join('')
        // Before a minus, for the direction of the line.
        .replace('\u200e', '');
    expect(format.format(1_234_567)).toBe(`1${group}234${group}567`);
    expect(values.map((value) => localize(`${Number(value.toFixed(5))}`, NUMERALS))).toEqual(
      values.map(write),
    );
  });

  it('localize(numeral) writes Bengali digits, in groups of two before the last three', () => {
    const format = new Intl.NumberFormat('bn', { signDisplay: 'negative', maximumFractionDigits: 5 });
    expect(format.format(-1_234_567.8)).toBe('-১২,৩৪,৫৬৭.৮');
    expect(values.map((value) => localize(`${Number(value.toFixed(5))}`, bn.NUMERALS))).toEqual(
      values.map((value) => format.format(value)),
    );
  });

  it('localize(numeral) in Spanish leaves four digits together, and takes a space for more', () => {
    expect(['1000', '-2800.5', '11421'].map((numeral) => localize(numeral, es.NUMERALS))).toEqual([
      '1000',
      '-2800,5',
      '11\u00a0421',
    ]);
  });

  it('formatNumber(NaN) says so', () => {
    expect(formatNumber(Number.NaN)).toBe('NaN');
  });

  it('formatDecimals(value, 5) keeps trailing zeros', () => {
    expect([formatDecimals(0.5, 5), formatDecimals(0, 5), formatDecimals(6 / 11_421, 5)]).toEqual([
      '0.50000',
      '0.00000',
      '0.00053',
    ]);
  });

  it('formatDigits(value, 6) rounds to significant digits', () => {
    expect([formatDigits(4.817073, 6), formatDigits(11_421, 6), formatDigits(0.052534805, 6)]).toEqual([
      '4.81707',
      '11,421',
      '0.0525348',
    ]);
  });

  it('formatRange(low, high) uses an en dash, and one number when both are equal', () => {
    expect([formatRange(11, 32), formatRange(1000, 2000), formatRange(7, 7)]).toEqual([
      '11–32',
      '1,000–2,000',
      '7',
    ]);
  });

  it('formatCups(cups) is in the singular for one only', () => {
    expect([0, 1, 2, 11_421].map(formatCups)).toEqual(['0 cups', '1 cup', '2 cups', '11,421 cups']);
  });
});

describe('formatFigure', () => {
  it.each([
    [{ value: 11_421, unit: 'cups' }, '11,421 cups', '11,421 cups', '11,421'],
    [{ low: 11, high: 32, unit: 'cups' }, '11–32 cups', '11–32 cups', '11–32'],
    [{ value: 79, unit: 'billionCubicMeters' }, '79 billion cubic meters', '79 billion m³', '79 billion'],
    [{ value: 8, unit: 'billionPeople' }, '8 billion people', '8 billion people', '8 billion'],
    [{ value: 4.8, unit: 'percent' }, '4.8%', '4.8%', '4.8%'],
    [{ low: 85, high: 91, unit: 'percent' }, '85–91%', '85–91%', '85–91%'],
    [{ value: 20, unit: 'oneIn' }, '1 in 20', '1 in 20', '1 in 20'],
    [{ value: 30, unit: 'degreesCelsius' }, '30 °C', '30 °C', '30'],
    [{ value: 0.00053, unit: 'plain' }, '0.00053', '0.00053', '0.00053'],
    [{ value: 12.5, unit: 'times' }, '12.5 times', '12.5 ×', '12.5'],
    [{ value: 1, unit: 'megajoulesPerKg' }, '1 megajoule per kg', '1 MJ/kg', '1'],
  ] as const)('formatFigure(%o) is "%s", short "%s", number "%s"', (figure, full, short, number) => {
    expect([formatFigure(figure), formatFigure(figure, 'short'), formatFigure(figure, 'number')]).toEqual([
      full,
      short,
      number,
    ]);
  });

  it('formatUnit(unit, value) carries its own space', () => {
    expect([formatUnit('cups', 1), formatUnit('percent', 5), formatUnit('litersPerKg', 21, 'short')]).toEqual(
      [' cup', '%', ' L/kg'],
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMERALS } from '#words/rules';
import { unread, whichNumber } from '#words/text/numerals';
import { askForNumber, formatTypedNumber, listReadings, parseTypedNumber } from './typedNumber';

const german = { ...NUMERALS, decimal: ',' };

describe('listReadings', () => {
  it.each([
    // Without a sign, or with one that says what it is.
    ['0', 0],
    ['007', 7],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['7,', 7],
    ['0,125', 0.125],
    ['000.125', 0.125],
    ['12345,678', 12345.678],
    ['1,2345', 1.2345],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['12.345,678', 12345.678],
    ['1,234.', 1234],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['12,34,567', 1234567],
    ['12,34,567.8', 1234567.8],
    // Signs of groups alone, from whichever keyboard.
    [' 1 559 ', 1559],
    ['1\u202f559', 1559],
    ['1\u00a0559', 1559],
    ['1\u2009559,5', 1559.5],
    ["1'559", 1559],
    ['1’559.5', 1559.5],
    ['1559\n', 1559],
    // Before and after.
    ['-3', -3],
    ['−3', -3],
    ['–3', -3],
    ['- 3', -3],
    ['+3', 3],
    ['30%', 30],
    ['30 %', 30],
    ['1e3', 1000],
    ['7E-1', 0.7],
    ['1.5e5', 150_000],
    // Other scripts, and what directs them.
    ['７００', 700],
    ['１．５', 1.5],
    ['১২', 12],
    ['১,২৩৪.৫', 1234.5],
    ['٣٤', 34],
    ['٤٫٨', 4.8],
    ['١٬٢٣٤٫٥', 1234.5],
    ['١٬٢٣٤', 1234],
    ['٣٠٪', 30],
    ['\u200f\u2067۱۲\u2069', 12],
    ['१२', 12],
    ['๑๒', 12],
    ['𝟙𝟚', 12],
  ])('listReadings("%s") is %d alone', (text, value) => {
    expect(listReadings(text)).toEqual([value]);
  });

  it.each([
    ['12.000', 12_000, 12],
    ['12,000', 12_000, 12],
    ['1,234', 1234, 1.234],
    ['1.234', 1234, 1.234],
    ['-1,234', -1234, -1.234],
    ['১,২৩৪', 1234, 1.234],
    ['١،٢٣٤', 1234, 1.234],
  ])('listReadings("%s") is %d with groups, or %d with decimals', (text, grouped, decimal) => {
    expect(listReadings(text)).toEqual([grouped, decimal]);
  });

  it.each([
    [
      '',
      ' ',
      '-',
      '.',
      ',',
      'e',
      '1e',
      'e5',
      '%',
      '1.2.3',
      '1,2,3',
      '1.234,567,8',
      '1,234.567.890',
      '1.23,456',
    ],
    [
      '12 5',
      '79 80',
      '1 2345',
      '12 34',
      "1'2",
      '0x10',
      '1e999',
      'Infinity',
      'NaN',
      'seven',
      '7 kg',
      '5 million',
    ],
    ['½', '1½', '10²', '③', 'Ⅻ', '1/2', '3-4', '--3', '5-', '<5'],
  ])('listReadings(text) has none for "%s", "%s", "%s" and the like', (...texts) => {
    for (const text of texts) expect(listReadings(text), text).toEqual([]);
  });

  it('listReadings(text) never throws, and has two only where a group is three decimals', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,٬٫ '-+e%½٣") });
    fc.assert(
      fc.property(fc.oneof(fc.string(), typed), (text) => {
        const [first, second, ...more] = listReadings(text);
        expect(more).toEqual([]);
        if (first !== undefined && second !== undefined) expect(first).toBeCloseTo(second * 1000, 5);
      }),
    );
  });

  it('listReadings(text) has the number, however a language writes it', () => {
    const styles = fc.constantFrom(
      [',', '.'],
      ['.', ','],
      ['\u202f', ','],
      ["'", '.'],
      ['٬', '٫'],
      ['', ','],
    );
    fc.assert(
      fc.property(
        styles,
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.nat(9999),
        ([group, decimal], whole, rest) => {
          const grouped = `${whole}`.replace(/\B(?=(\d{3})+$)/g, group ?? '');
          expect(listReadings(grouped)).toContain(whole);
          expect(listReadings(`${grouped}${decimal}${rest}`)).toContain(Number(`${whole}.${rest}`));
        },
      ),
    );
  });
});

describe('parseTypedNumber', () => {
  const cups = { min: 10, max: 100_000, decimals: 0 };
  const percent = { min: 0, max: 100, decimals: 1 };

  it('parseTypedNumber(text, limits) has groups alone in a field of whole numbers', () => {
    const read = (text: string) => parseTypedNumber(text, cups);
    expect(['12.000', '12,000', '200.000', '1.234,5', '12.5', '', '1.2.3'].map(read)).toEqual([
      12_000,
      12_000,
      200_000,
      1234.5,
      12.5,
      undefined,
      undefined,
    ]);
  });

  it('parseTypedNumber(text, limits) takes what lies within the ends of a field of decimals, and else nothing', () => {
    const read = (text: string) => parseTypedNumber(text, percent);
    expect(['4.817', '4,817', '100.000', '200.000'].map(read)).toEqual([4.817, 4.817, 100, undefined]);
    expect(parseTypedNumber('1,234', { ...percent, max: 5000 })).toBeUndefined();
  });
});

describe('askForNumber', () => {
  it('askForNumber(text, example) offers both numbers as they can be typed, or shows how', () => {
    const offered = [formatTypedNumber(1234), `${formatTypedNumber(1.234)}${NUMERALS.digits[0]}`] as const;
    expect(askForNumber('1,234', 200)).toBe(whichNumber(...offered));
    expect(offered.map(listReadings)).toEqual([[1234], [1.234]]);
    expect(askForNumber('1.2.3', 200)).toBe(unread(formatTypedNumber(200)));
  });
});

describe('formatTypedNumber', () => {
  it('formatTypedNumber(value) has the decimal sign of the language, and no groups', () => {
    expect([0, 1559, 12.3].map((value) => formatTypedNumber(value))).toEqual(['0', '1559', '12.3']);
    expect([0, 1559, 12.3].map((value) => formatTypedNumber(value, german))).toEqual(['0', '1559', '12,3']);
  });
});

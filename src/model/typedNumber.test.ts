import { describe, expect, it } from 'vitest';
import { NUMERALS } from '#words/plain/numerals';
import { formatTypedNumber, parseTypedNumber } from './typedNumber';

const english = { ...NUMERALS, decimal: '.' };
const german = { ...NUMERALS, decimal: ',' };

describe('parseTypedNumber', () => {
  it('parseTypedNumber(text) takes a comma and a point for decimals, in each language', () => {
    for (const numerals of [english, german])
      expect(
        ['12.5', '12,5', '.5', ',5', '0,125', '7,'].map((text) => parseTypedNumber(text, numerals)),
      ).toEqual([12.5, 12.5, 0.5, 0.5, 0.125, 7]);
  });

  it('parseTypedNumber(text) takes groups of three digits as the language writes them', () => {
    expect(['1,000', '1.000', '12,345.6'].map((text) => parseTypedNumber(text, english))).toEqual([
      1000, 1, 12345.6,
    ]);
    expect(['1.000', '1,000', '12.345,6'].map((text) => parseTypedNumber(text, german))).toEqual([
      1000, 1, 12345.6,
    ]);
  });

  it('parseTypedNumber(text) drops spaces and apostrophes, and takes signs, zeros, powers and wide digits', () => {
    expect(
      [' 1 559 ', '1\u202f559', '1\u00a0559', "1'559", '1559\n'].map((text) => parseTypedNumber(text)),
    ).toEqual(Array(5).fill(1559));
    expect(['-3', '−3', '+3', '007', '1e3', '7E-1', '７００'].map((text) => parseTypedNumber(text))).toEqual([
      -3, -3, 3, 7, 1000, 0.7, 700,
    ]);
  });

  it('parseTypedNumber(text) takes the digits and signs of Bengali and Arabic', () => {
    expect(['১২', '১,২৩৪.৫', '٣٤', '١٬٢٣٤٫٥'].map((text) => parseTypedNumber(text, english))).toEqual([
      12, 1234.5, 34, 1234.5,
    ]);
  });

  it('parseTypedNumber(text) is undefined for what is no number', () => {
    for (const text of ['', ' ', '-', '.', 'e', '1e', '1.2.3', '0x10', 'Infinity', 'seven', '7 kg'])
      expect(parseTypedNumber(text), text).toBeUndefined();
  });
});

describe('formatTypedNumber', () => {
  it('formatTypedNumber(value) has the decimal sign of the language, and no groups', () => {
    expect([0, 1559, 12.3].map((value) => formatTypedNumber(value, english))).toEqual(['0', '1559', '12.3']);
    expect([0, 1559, 12.3].map((value) => formatTypedNumber(value, german))).toEqual(['0', '1559', '12,3']);
  });
});

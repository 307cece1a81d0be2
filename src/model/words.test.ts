import { describe, expect, it } from 'vitest';
import { capitalize, describeRatio, formatList, formatNumberWord, formatOrdinal } from './words';

describe('formatNumberWord', () => {
  it('formatNumberWord(value) writes 0, 1, 13, 20, 32 and 99 in words', () => {
    expect([0, 1, 13, 20, 32, 99].map(formatNumberWord)).toEqual([
      'zero',
      'one',
      'thirteen',
      'twenty',
      'thirty-two',
      'ninety-nine',
    ]);
  });

  it.each([-1, 100, 2.5, Number.NaN])('formatNumberWord(%d) throws', (value) => {
    expect(() => formatNumberWord(value)).toThrow(`no word for ${value}`);
  });
});

describe('formatOrdinal', () => {
  it('formatOrdinal(value) knows the teens', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(formatOrdinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '112th',
    ]);
  });
});

describe('formatList', () => {
  it('formatList(words) joins none, one, two and three', () => {
    expect([[], ['cotton'], ['cotton', 'hemp'], ['cotton', 'wool', 'hemp']].map(formatList)).toEqual([
      '',
      'cotton',
      'cotton and hemp',
      'cotton, wool and hemp',
    ]);
  });

  it('capitalize(text) changes the first letter only, and leaves empty text empty', () => {
    expect([capitalize('the user phase'), capitalize('')]).toEqual(['The user phase', '']);
  });
});

describe('describeRatio', () => {
  it.each([
    [17 / 2.2, 'nearly eight times'],
    [160 / 22, 'over seven times'],
    [1559 / 21, '74 times'],
    [1559 / 530, 'nearly three times'],
    [1300 / 104, 'twelve and a half times'],
    [1, '1.0 times'],
    [1.4, '1.4 times'],
    [1.8, 'nearly twice'],
    [2, 'twice'],
    [2.2, 'over twice'],
    [8, 'eight times'],
    [19.5, 'nineteen and a half times'],
    [21.5, 'nearly 22 times'],
    [60.6, 'nearly 61 times'],
  ])('describeRatio(%d) is "%s"', (ratio, words) => {
    expect(describeRatio(ratio)).toBe(words);
  });

  it.each([0, 0.9, Number.NaN])('describeRatio(%d) throws: it is not "times as much"', (ratio) => {
    expect(() => describeRatio(ratio)).toThrow(RangeError);
  });
});

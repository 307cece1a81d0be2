import { describe, expect, it } from 'vitest';
import { readDigits } from './readDigits';

describe('readDigits', () => {
  it('readDigits(text) reads the digits of each script that Intl writes', () => {
    const written = ['arab', 'arabext', 'deva', 'beng', 'latn'].map((numberingSystem) =>
      new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890),
    );
    expect(written.map(readDigits)).toEqual(Array(5).fill('1234567890'));
  });

  it('readDigits(text) reads every digit of Unicode: each has its ten in a row', () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code));
    expect(readDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
  });

  it('readDigits(text) leaves all else', () => {
    expect(readDigits('১২ কাপ, CO2')).toBe('12 কাপ, CO2');
    expect(readDigits('')).toBe('');
  });
});

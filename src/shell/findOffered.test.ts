import { describe, expect, it } from 'vitest';
import { findOffered } from './findOffered';

describe('findOffered(asked, built, own)', () => {
  it('offers the first language asked for that there is', () => {
    expect(findOffered(['it-IT', 'es-MX', 'en'], ['en', 'es'], 'en')).toBe('es');
  });
  it('takes a tag however it is written', () => {
    for (const tag of ['DE-de', 'de_DE', 'De', ' de', 'de,en;q=0.5'])
      expect(findOffered([tag], ['en', 'de'], 'en')).toBe('de');
  });
  it('takes lists that are missing, empty or odd for what they hold', () => {
    for (const asked of [undefined, null, false, [], [undefined, null], [null, 6, {}, ''], ['', '*', '☃']])
      expect(findOffered(asked, ['en', 'de'], 'en')).toBeUndefined();
    expect(findOffered([undefined, 'de'], ['en', 'de'], 'en')).toBe('de');
    expect(findOffered([[], 'de'], ['en', 'de'], 'en')).toBe('de');
    expect(findOffered([[null, 7, 'de'], 'en'], ['en', 'de'], 'en')).toBe('de');
    expect(findOffered('de', ['en', 'de'], 'en')).toBe('de');
  });
  it('offers none to those who are at home, or whose language there is not', () => {
    expect(findOffered(['en-GB', 'es'], ['en', 'es'], 'en')).toBeUndefined();
    expect(findOffered(['it'], ['en', 'es'], 'en')).toBeUndefined();
    expect(findOffered([], ['en', 'es'], 'en')).toBeUndefined();
  });
});

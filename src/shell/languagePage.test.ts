import { describe, expect, it } from 'vitest';
import { locateInLanguage } from './languagePage';

describe('locateInLanguage(language, pathname, search, userInput)', () => {
  it('keeps the page and how it is read, and puts the number into the address', () => {
    expect(locateInLanguage('es', '/thirsty_fashion/info1', '?view=plain', 6)).toBe(
      '/es/thirsty_fashion/info1?view=plain&cups=6',
    );
    expect(locateInLanguage('es', '/sources', '', 6)).toBe('/es/sources?cups=6');
  });
  it('holds the number once where the page’s own address has it', () => {
    expect(locateInLanguage('es', '/sources', '?cups=6', 6)).toBe('/es/sources?cups=6');
    expect(locateInLanguage('es', '/sources', '?cups=6&cups=6', 6)).toBe('/es/sources?cups=6');
    expect(locateInLanguage('es', '/sources', '?cups=6&view=plain', 3)).toBe('/es/sources?view=plain&cups=3');
    expect(locateInLanguage('es', '/sources', '?cups=11', undefined)).toBe('/es/sources');
  });
  it('leads back to the English page below the base itself', () => {
    expect(locateInLanguage('en', '/sources', '', undefined)).toBe('/sources');
  });
});

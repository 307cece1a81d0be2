import { describe, expect, it } from 'vitest';
import { locateInLanguage } from './languagePage';

describe('locateInLanguage(language, pathname, said)', () => {
  it('keeps the page and how it is read, and puts the number into the address', () => {
    expect(locateInLanguage('es', '/thirsty_fashion/info1', { view: 'plain', cups: 6, notice: true })).toBe(
      '/es/thirsty_fashion/info1?view=plain&cups=6',
    );
  });
  it('leads back to the English page below the base itself', () => {
    expect(locateInLanguage('en', '/sources', {})).toBe('/sources');
  });
});

import { describe, expect, it } from 'vitest';
import { composePaperStyle, splitFonts } from './html';

describe('splitFonts', () => {
  const serif = '@font-face{font-family:Thread Serif;src:url(/threadprint/assets/a.woff2)format("woff2")}';
  const sans = '@font-face{font-family:Thread Sans;src:local("Arial")}';

  it('splitFonts(css) puts the fonts before the rules, each in its order', () => {
    expect(splitFonts(`${serif}:root{--ink:#000}${sans}@media print{p{color:#000}}`)).toEqual([
      serif + sans,
      ':root{--ink:#000}@media print{p{color:#000}}',
    ]);
  });

  it('splitFonts(css) makes no empty part', () => {
    expect([splitFonts('p{color:red}'), splitFonts(serif), splitFonts('')]).toEqual([
      ['p{color:red}'],
      [serif],
      [],
    ]);
  });
});

describe('composePaperStyle', () => {
  it('composePaperStyle(siteUrl) says where the site lies, where that is known', () => {
    expect(composePaperStyle('https://example.org')).toBe(':root{--site-url:"https://example.org"}');
    expect(composePaperStyle('')).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { currentEdition } from '../src/data/editions';
import { formatEditionDate } from '../src/model/citation';
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
  const day = formatEditionDate(currentEdition);

  it('composePaperStyle(site) says where the site lies, and what stands at the foot of each sheet', () => {
    expect(composePaperStyle({ siteUrl: 'https://example.org', basePath: '/a/' })).toBe(
      `:root{--site-url:"https://example.org";--imprint:"Threadprint · https://example.org/a/ · CC BY 4.0 · Edition ${currentEdition.number} · ${day}"}`,
    );
  });

  it('composePaperStyle(site) names no address where none is known', () => {
    expect(composePaperStyle({ siteUrl: '', basePath: '/a/' })).toBe(
      `:root{--imprint:"Threadprint · CC BY 4.0 · Edition ${currentEdition.number} · ${day}"}`,
    );
  });
});

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findCorrection } from '../model/corrections';
import { Claim } from './Claim';
import { ClaimText } from './ClaimText';

/** The markup without what only matters to style sheets and to React. */
const strip = (node: ReactNode) => renderToString(node).replace(/<!-- -->| class="[^"]*"/g, '');

describe('<Claim>', () => {
  it('<Claim id="cotton-cups" /> renders the formatted figure', () => {
    expect(strip(<Claim id="cotton-cups" />)).toBe(
      '<a href="/sources#cotton-cups" data-claim="cotton-cups"><data value="11421">11,421 cups</data></a>',
    );
  });

  it('<Claim id="…" isPlain> is no link, so that it may stand inside one', () => {
    expect(renderToString(<Claim id="cotton-cups" isPlain />)).toBe(
      '<data value="11421" data-claim="cotton-cups">11,421 cups</data>',
    );
  });

  it('<Claim id="…" format="short"> and a range', () => {
    expect(renderToString(<Claim id="fashion-water" format="short" />)).toContain('>79 billion m³<');
    expect(renderToString(<Claim id="dyeing" format="number" />)).toContain('<data value="53–212">53–212<');
  });

  it('<Claim id="…">words</Claim> keeps its own words, and a visitor’s own value', () => {
    expect(
      strip(
        <Claim id="your-days" value={1478}>
          1,478 days
        </Claim>,
      ),
    ).toContain('data-claim="your-days"');
    expect(renderToString(<Claim id="your-share" value={0.1} />)).toContain('<data value="0.1">');
  });

  it('<Claim id="…"> marks what nobody has read, and what follows from it, as a link and plain', () => {
    const mark = 'data-unconfirmed="" title="Unconfirmed: we could not trace it"';
    expect(strip(<Claim id="textile-share" />)).toBe(
      `<a href="/sources#textile-share" data-claim="textile-share" ${mark}><data value="55.7">55.7%</data></a>`,
    );
    expect(renderToString(<Claim id="textile-share" isPlain />)).toBe(
      `<data value="55.7" data-claim="textile-share" ${mark}>55.7%</data>`,
    );
  });

  it('<ClaimText phrases> renders words and claims in order, and nothing for none', () => {
    expect(strip(<ClaimText phrases={findCorrection('lake').right} />)).toContain(
      '<a href="/sources#lake-share" data-claim="lake-share"><data value="4.8">4.8%</data></a><span> of Lake Ontario</span>',
    );
    expect(renderToString(<ClaimText phrases={findCorrection('lake').right} isPlain />)).not.toContain('<a');
    expect(renderToString(<ClaimText phrases={[]} />)).toBe('');
  });
});

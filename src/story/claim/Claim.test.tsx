import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeDrip } from '../../model/drip';
import { Claim } from './Claim';
import { ClaimText } from './ClaimText';

describe('<Claim>', () => {
  it('<Claim id="cotton-cups" /> renders the formatted figure', () => {
    expect(renderToString(<Claim id="cotton-cups" />)).toBe(
      '<data class="claim" value="11421" data-claim="cotton-cups">11,421 cups</data>',
    );
  });

  it('<Claim id="…" format="short"> and a range', () => {
    expect(renderToString(<Claim id="fashion-water" format="short" />)).toContain('>79 billion m³<');
    expect(renderToString(<Claim id="dyeing" format="number" />)).toContain(
      'value="53–212" data-claim="dyeing">53–212<',
    );
  });

  it('<Claim id="…">words</Claim> keeps its own words, and a visitor’s own value', () => {
    expect(
      renderToString(
        <Claim id="your-days" value={1478}>
          1,478 days
        </Claim>,
      ),
    ).toBe('<data class="claim" value="1478" data-claim="your-days">1,478 days</data>');
  });

  it('<ClaimText phrases> renders words and claims in order, and nothing for none', () => {
    const html = renderToString(<ClaimText phrases={describeDrip(0)} />).replace(/<!-- -->/g, '');
    expect(html).toContain(
      'poured 0 of <data class="claim" value="11421" data-claim="cotton-cups">11,421 cups</data>. The',
    );
    expect(renderToString(<ClaimText phrases={[]} />)).toBe('');
  });
});

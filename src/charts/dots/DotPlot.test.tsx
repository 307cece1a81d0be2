import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DotPlot } from './DotPlot';

const mark = { path: 'M0 0h40v44H0Z', widthUnits: 40, heightUnits: 44 };
const frame = { low: 1, high: 10 };
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('<DotPlot>', () => {
  it('<DotPlot> draws one mark for each value, and no style attribute', () => {
    const html = renderToString(
      <DotPlot values={[6, 6, 7]} frame={frame} mark={mark} mean={6.3} median={6} label="Three" />,
    );
    expect(count(html, /M0 0h40v44H0Z/g)).toBe(3);
    expect(count(html, /<text/g)).toBe(10);
    expect(html).not.toContain('style=');
  });

  it('<DotPlot values={[]}> is an axis without marks', () => {
    const html = renderToString(<DotPlot values={[]} frame={frame} mark={mark} label="None" />);
    expect([count(html, /M0 0h40v44H0Z/g), html.includes('Infinity'), html.includes('NaN')]).toEqual([
      0,
      false,
      false,
    ]);
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EstimateBar, RangeBar } from './EstimateBar';

describe('<EstimateBar>', () => {
  it('<EstimateBar parts> draws one rectangle a part, and says nothing twice', () => {
    const html = renderToString(
      <EstimateBar
        parts={[
          { kind: 'irrigation', value: 1215 },
          { kind: 'rain', value: 1107 },
        ]}
        end={2700}
        step={500}
      />,
    );
    expect(html.match(/<rect /g)).toHaveLength(2);
    expect(html).toContain('data-kind="rain" x="450"');
    expect(html).toContain('aria-hidden="true"');
  });

  it('<EstimateBar parts={[]}> is an empty axis', () => {
    const html = renderToString(<EstimateBar parts={[]} end={100} step={50} />);
    expect([html.match(/<rect /g), html.match(/<path /g)?.length]).toEqual([null, 3]);
  });
});

describe('<RangeBar>', () => {
  it('<RangeBar low high> draws a bracket from low to high', () => {
    expect(renderToString(<RangeBar low={25} high={75} end={100} step={100} />)).toContain(
      'M250 6V24M250 15H750M750 6V24',
    );
  });
});

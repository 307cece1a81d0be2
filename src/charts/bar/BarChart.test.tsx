import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ChartSpec } from '../chartSpec';
import { createFabricChart } from '../fabrics';
import { productionChart } from '../production';
import { BarChart } from './BarChart';

const charts = [
  productionChart,
  createFabricChart('water'),
  createFabricChart('energy'),
  createFabricChart('co2'),
];

function render(spec: ChartSpec, elapsedMs: number, data = spec.data): string {
  const chart = spec.place(data, { widthPx: 800, heightPx: 600 });
  return renderToString(<BarChart {...spec} data={data} chart={chart} elapsedMs={elapsedMs} isMeasured />);
}

describe('BarChart', () => {
  it.each(charts.map((spec) => [spec.id, spec] as const))(
    'renderToString(<BarChart>) of %s at its end holds every name, number and both titles, and no style attribute',
    (_id, spec) => {
      const html = render(spec, Number.POSITIVE_INFINITY);
      for (const datum of spec.data) {
        expect(html).toContain(`aria-label="${datum.name.replace('&', '&amp;')}"`);
        expect(html).toContain(`>${datum.valueText}</text>`);
      }
      expect(html).toContain(`>${spec.titles.category}</text>`);
      expect(html).toContain(spec.titles.value);
      expect(html).not.toContain('style=');
      expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
    },
  );

  it('renderToString(<BarChart>) before the press has axes, and no number over a bar', () => {
    const html = render(productionChart, -1);
    expect(html).toContain('CO2 Emissions (kg per kg of fabric)');
    expect(html).not.toContain('>1,300<');
    expect(html).not.toContain('NaN');
  });

  it('renderToString(<BarChart>) without data is axes alone', () => {
    const html = render(productionChart, Number.POSITIVE_INFINITY, []);
    expect(html).toContain('Production Phase');
    expect(html).not.toContain('role="img"');
    expect(html).not.toContain('NaN');
  });
});

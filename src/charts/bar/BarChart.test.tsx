import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ChartSpec } from '../chartSpec';
import { createFabricChart } from '../fabrics';
import { productionChart } from '../production';
import { BarChart } from './BarChart';
import { GROW_IN_TURN } from './barFrame';
import { Lanes } from './Lanes';
import type { GrowthPhase } from './materials/Growing';
import { ValueTags } from './ValueTags';

const charts = [
  productionChart,
  createFabricChart('water'),
  createFabricChart('energy'),
  createFabricChart('co2'),
];

function render(spec: ChartSpec, phase: GrowthPhase, data = spec.data): string {
  const chart = spec.place(data, { widthPx: 800, heightPx: 600 });
  const tags = <ValueTags chart={chart} data={data} timing={spec.timing} phase={phase} />;
  return renderToString(<BarChart {...spec} data={data} chart={chart} phase={phase} tags={tags} />);
}

describe('BarChart', () => {
  it.each(charts.map((spec) => [spec.id, spec] as const))(
    'renderToString(<BarChart>) of %s at its end holds every name, number and both titles, and no style attribute',
    (_id, spec) => {
      const html = render(spec, 'whole');
      for (const datum of spec.data) {
        expect(html).toContain(`aria-label="${datum.name.replace('&', '&amp;')}"`);
        expect(html).toContain(`>${datum.valueText}</tspan>`);
        if (spec.id === 'production') expect(html).toContain(`> g · ${datum.share}</tspan>`);
      }
      expect(html).toContain(`>${spec.titles.category}</text>`);
      expect(html).toContain(spec.titles.value);
      expect(html).not.toContain('style=');
      expect(html).not.toMatch(/tabindex="0"/i);
    },
  );

  it('renderToString(<BarChart>) before the press has axes, and no number over a bar or in its name', () => {
    const html = render(productionChart, 'axes');
    expect(html).toContain('CO2 Emissions (kg per kg of fabric)');
    expect(html).not.toContain('>1,300<');
    expect(html).toContain('aria-label="Garment production"');
    expect(html).not.toContain('NaN');
  });

  it('renderToString(<BarChart lanes>) leaves the names to its lanes, which say no value of a guess', () => {
    const { place, data, ...spec } = createFabricChart('water');
    const chart = place(data, { widthPx: 360, heightPx: 240 });
    const renderLanes = (isGuess: boolean) =>
      renderToString(
        <BarChart
          {...spec}
          data={data}
          chart={chart}
          phase={isGuess ? 'axes' : 'whole'}
          tags={null}
          guess="hemp"
          lanes={
            <Lanes
              chart={chart}
              data={data}
              question="Which?"
              isGuess={isGuess}
              value="hemp"
              onSet={() => undefined}
              onShow={() => undefined}
            />
          }
        />,
      );
    for (const isGuess of [true, false]) {
      const html = renderLanes(isGuess);
      expect(html).not.toContain('role="img"');
      expect(html.match(/type="radio"/g)).toHaveLength(data.length);
      for (const { name, label } of data) expect(html).toContain(`>${isGuess ? label : name}</span>`);
      expect(html).toMatch(/data-bar="hemp"[^>]*data-guessed/);
    }
    expect(renderLanes(true)).not.toContain('1,559 liters');
  });

  it('renderToString(<BarChart>) while it grows tells each bar how far, how long and how late', () => {
    const spec = createFabricChart('energy');
    const html = render(spec, 'growing');
    const growths = html.match(/--px:[\d.]+;--ms:[\d.]+;--after:\d+/g) ?? [];
    // The bar, and the number over it.
    expect(growths).toHaveLength(2 * spec.data.length);
    const { growMs, staggerMs } = GROW_IN_TURN;
    const ofLastMs = (spec.data.length - 1) * staggerMs;
    expect(growths[0]).toMatch(new RegExp(`;--ms:${growMs - ofLastMs};--after:0$`));
    expect(growths.at(-1)).toMatch(new RegExp(`;--ms:${growMs - ofLastMs};--after:${ofLastMs}$`));
  });

  it('renderToString(<BarChart>) without data is axes alone', () => {
    const html = render(productionChart, 'whole', []);
    expect(html).toContain('Production Phase');
    expect(html).not.toContain('role="img"');
    expect(html).not.toContain('NaN');
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFabricChart } from '../charts/fabrics';
import { productionChart } from '../charts/production';
import { CHART_MEASURES } from '../model/fabrics';

const css = readFileSync(new URL('ChartBox.module.css', import.meta.url), 'utf8');
const charts = [productionChart, ...CHART_MEASURES.map(createFabricChart)];

/** The least that words in charts may measure: on a phone, and on a desk, where the wide drawing stands. */
const LEAST_PX = { narrow: 14, wide: 16 };

test.each(charts.map((chart) => [chart.id, chart] as const))(
  'the wide drawing of %s is shown from its own width on, so that it is never smaller than it was laid out',
  (_id, { sent: { wide } }) => {
    expect(css).toContain(`@container chart-fallback (min-width: ${wide.widthPx}px) {`);
    expect(css).toContain(`[data-wide-from="${wide.widthPx}"]`);
  },
);

test.each(charts.map((chart) => [chart.id, chart] as const))(
  'as sent the words of %s are 14 px large on a phone of 320 px and 16 px on a desk',
  (_id, { sent, data, place }) => {
    for (const width of ['narrow', 'wide'] as const) {
      const { fontPx, labels, valueFontPx } = place(data, sent[width]);
      expect(Math.min(fontPx, labels.fontPx, valueFontPx)).toBeGreaterThanOrEqual(LEAST_PX[width]);
      expect(labels.labels.flatMap(({ lines }) => lines).filter((line) => line.includes('…'))).toEqual([]);
    }
    // What a page of 320 px leaves between its gutters.
    expect(sent.narrow.widthPx).toBeLessThanOrEqual(320 - 2 * 18);
  },
);

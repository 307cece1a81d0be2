import { describe, expect, it } from 'vitest';
import { type Fabric, fabrics } from '../data/fabrics';
import { productionPhases } from '../data/productionPhases';
import { LABEL_ROW_EM } from './bar/axisLabels';
import type { BarDatum } from './bar/barDatum';
import { HERO_VALUE, LYING_NAME_PX, type PlacedChart } from './bar/placeBars';
import { formatRest, measureTag, TAG_GAP_PX } from './bar/valueTags';
import type { ChartSize } from './chartSpec';
import { createFabricBars, placeFabrics } from './fabrics';
import { createProductionBars, placeProduction } from './production';

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Like one of the six, but for its name and its water: no chart has two that are highest. */
const SEVENTH = { ...fabrics[3], id: 'linen', name: 'Linen and ramie', waterLitersPerKg: 310 };

/** Seven, three and one record, with their names and with names of three times the length. */
function vary<Kind extends { name: string }>(records: readonly Kind[], ...more: object[]) {
  return [7, 3, 1].flatMap((count) =>
    [1, 3].map((times) => {
      const varied = [...records, ...more].slice(0, count).map((given, index) => {
        const record = given as Kind;
        return { ...record, id: `record-${index}`, name: Array(times).fill(record.name).join(' ') };
      });
      return { count, times, records: varied };
    }),
  );
}

const PHASES = vary(productionPhases, ...productionPhases.slice(0, 2));
const FABRICS = vary(fabrics, SEVENTH) as unknown as { count: number; times: number; records: Fabric[] }[];

const SIZES: ChartSize[] = [
  { widthPx: 240, heightPx: 160 },
  { widthPx: 320, heightPx: 213 },
  { widthPx: 360, heightPx: 240 },
  { widthPx: 640, heightPx: 427 },
  { widthPx: 354, heightPx: 356 },
  { widthPx: 284, heightPx: 356 },
  { widthPx: 354, heightPx: 408 },
  { widthPx: 800, heightPx: 600 },
];

const center = (text: string, x: number, y: number, width: number, height: number): Box => ({
  text,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The boxes of all names and values. */
function listBoxes(data: readonly BarDatum[], chart: PlacedChart): Box[] {
  const { labels, plot, bars, valueFontPx, valueLiftsPx, fontPx, measure, isHorizontal } = chart;
  return data.flatMap((datum, index) => {
    const [bar, label] = [bars[index], labels.labels[index]];
    if (!bar || !label) throw new Error(`${datum.label} has no place`);
    const widths = label.lines.map((line) => measure(line, 'label', labels.fontPx));
    if (isHorizontal) {
      const valuePx =
        measure(datum.valueText, 'number', valueFontPx * (datum.isHero ? HERO_VALUE : 1)) +
        measure(formatRest(datum), 'label', fontPx + 1);
      const [namePx = 0] = widths;
      const x = plot.left + LYING_NAME_PX + namePx / 2;
      return [
        center(label.lines.join(), x, bar.lane.y, namePx, 2),
        center(datum.valueText, plot.right - 1 - valuePx / 2, bar.lane.y, valuePx, 2),
      ];
    }
    const { width, height } = measureTag(datum, valueFontPx, chart);
    const bottom = bar.originY - bar.lengthPx - TAG_GAP_PX - (valueLiftsPx[index] ?? 0);
    const rowPx = labels.fontPx * LABEL_ROW_EM;
    return [
      ...label.lines.map((line, row) =>
        center(
          line,
          plot.left + label.centerPx,
          plot.bottom + (label.step + row + 1) * rowPx,
          widths[row] ?? 0,
          labels.fontPx,
        ),
      ),
      center(datum.valueText, bar.originX, bottom - height / 2, width, height),
    ];
  });
}

function expectRoom(data: readonly BarDatum[], chart: PlacedChart, size: ChartSize) {
  const boxes = listBoxes(data, chart);
  for (const [index, a] of boxes.entries()) {
    expect(a.left, `${a.text} at ${size.widthPx}`).toBeGreaterThanOrEqual(0);
    expect(a.right, `${a.text} at ${size.widthPx}`).toBeLessThanOrEqual(size.widthPx + chart.plot.left);
    const lapped = boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    expect([a.text, lapped], `at ${size.widthPx}`).toEqual([a.text, []]);
  }
  // No text is smaller than a chart's smallest.
  expect(chart.labels.fontPx).toBeGreaterThanOrEqual(14);
}

describe('bar charts of any number of records with names of any length', () => {
  it.each(PHASES)('placeProduction has room for $count × $times', ({ records }) => {
    const data = createProductionBars(records);
    for (const size of SIZES) expectRoom(data, placeProduction(data, size), size);
  });

  for (const measure of ['water', 'energy', 'co2'] as const)
    it.each(FABRICS)(`placeFabrics has room for $count × $times, ${measure}`, ({ records }) => {
      const data = createFabricBars(measure, records);
      for (const size of SIZES) expectRoom(data, placeFabrics(data, size), size);
    });
});

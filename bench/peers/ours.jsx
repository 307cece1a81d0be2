import '../../src/theme/tokens.css';
import '../../src/theme/global.css';
import '../../src/theme/grounds.css';
import { useEffect, useState } from 'react';
import { placeUprightBars } from '../../src/charts/bar/placeBars.ts';
import { createFabricChart, FABRIC_MARGIN } from '../../src/charts/fabrics.ts';
import { ChartBox } from '../../src/dashboards/ChartBox.tsx';
import { useChart } from '../../src/dashboards/useChart.ts';
import { Routed, routeStatically, useScrollReading } from './routed.jsx';

/** Room that the labels take above and below the box: its height stands in page.css. */
const PADDING = { paddingTop: 45, paddingBottom: 55, boxSizing: 'border-box' };

/** The dashboard's own charts; with other bars in the water's. */
function createSpec({ id, bars, category, title, hasValues }) {
  const spec = createFabricChart(id);
  if (bars.length === spec.data.length) return spec;
  return {
    ...spec,
    data: bars.map(({ name, value }, index) => ({
      id: String(index),
      label: name,
      value,
      valueText: String(value),
      unit: 'L',
      name: `${name}: ${value} liters`,
      detail: '',
    })),
    place: (data, size) =>
      placeUprightBars(data, {
        ...size,
        titles: { category, value: title },
        margin: FABRIC_MARGIN,
        headingGapPx: 43,
        maxThicknessPx: 40,
        fontPx: 16,
        labelFontsPx: [16],
        labelGapPx: 0,
        valueFontsPx: hasValues ? [16, 14] : [],
        hasCards: false,
      }),
  };
}

function Chart({ chart: given }) {
  const [spec] = useState(() => createSpec(given));
  const chart = useChart(spec);
  // As the peers start by themselves.
  const [start] = useState(() => chart.start);
  useEffect(start, [start]);
  const { width, height } = given;
  return (
    <div style={{ ...PADDING, width, height, display: 'grid' }}>
      <ChartBox chart={chart} isGuessable={false} />
    </div>
  );
}

function Dashboard({ charts }) {
  useScrollReading();
  return (
    <section data-ground="paper" style={{ display: 'flex' }}>
      {charts.map((chart) => (
        <Chart key={chart.id} chart={chart} />
      ))}
    </section>
  );
}

export const show = (charts) => (
  <Routed>
    <Dashboard charts={charts} />
  </Routed>
);
export const showStatically = (charts) => routeStatically(<Dashboard charts={charts} />);

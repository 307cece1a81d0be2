import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { CHARTS, DURATION_MS, listBars, SIZE } from './series.js';

use([BarChart, GridComponent, AriaComponent, CanvasRenderer]);

function Chart({ title, field, max }) {
  const ref = useRef(null);
  useEffect(() => {
    const bars = listBars(field);
    const chart = init(ref.current, null, SIZE);
    chart.setOption({
      aria: { enabled: true },
      animationDuration: DURATION_MS,
      grid: { top: 25, right: 0, bottom: 40, left: 80 },
      xAxis: { type: 'category', data: bars.map(({ name }) => name) },
      yAxis: { type: 'value', max, name: title },
      series: [{ type: 'bar', data: bars.map(({ value }) => value) }],
    });
    return () => chart.dispose();
  }, [title, field, max]);
  return <div ref={ref} style={SIZE} />;
}

export function Dashboard() {
  return CHARTS.map((chart) => <Chart key={chart.id} {...chart} />);
}

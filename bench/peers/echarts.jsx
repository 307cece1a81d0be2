import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { COLOR, DURATION_MS, MARGIN } from './series.js';

use([BarChart, GridComponent, AriaComponent, TooltipComponent, CanvasRenderer]);

function Chart({ title, category, bars, max, width, height, hasValues }) {
  const ref = useRef(null);
  useEffect(() => {
    const chart = init(ref.current, null, { width, height });
    chart.setOption({
      aria: { enabled: true },
      animationDuration: DURATION_MS,
      animationThreshold: 10_000,
      color: COLOR,
      grid: MARGIN,
      tooltip: {},
      xAxis: {
        type: 'category',
        data: bars.map(({ name }) => name),
        name: category,
        nameLocation: 'middle',
        nameGap: 30,
      },
      yAxis: { type: 'value', max, name: title },
      series: [
        {
          type: 'bar',
          data: bars.map(({ value }) => value),
          label: { show: hasValues, position: 'top', valueAnimation: true },
        },
      ],
    });
    return () => chart.dispose();
  }, [title, category, bars, max, width, height, hasValues]);
  return <div ref={ref} style={{ width, height }} />;
}

export const show = (charts) => charts.map((chart) => <Chart key={chart.id} {...chart} />);

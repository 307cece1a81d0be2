import Highcharts from 'highcharts';
import 'highcharts/modules/accessibility';
import highchartsReact from 'highcharts-react-official';
import { CHARTS, DURATION_MS, listBars, SIZE } from './series.js';

// A CommonJS module: bundlers hand out its exports, or the component among them.
const HighchartsReact = highchartsReact.default ?? highchartsReact;

export function Dashboard() {
  return CHARTS.map(({ id, title, field, max }) => {
    const bars = listBars(field);
    return (
      <HighchartsReact
        key={id}
        highcharts={Highcharts}
        options={{
          chart: { type: 'column', ...SIZE },
          title: { text: title },
          xAxis: { categories: bars.map(({ name }) => name) },
          yAxis: { min: 0, max, title: { text: title } },
          legend: { enabled: false },
          plotOptions: { series: { animation: { duration: DURATION_MS } } },
          series: [{ name: title, data: bars.map(({ value }) => value) }],
        }}
      />
    );
  });
}

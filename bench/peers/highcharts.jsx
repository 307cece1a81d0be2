import Highcharts from 'highcharts';
import 'highcharts/modules/accessibility';
import highchartsReact from 'highcharts-react-official';
import { COLOR, DURATION_MS } from './series.js';

// A CommonJS module: bundlers hand out its exports, or the component among them.
const HighchartsReact = highchartsReact.default ?? highchartsReact;

export const show = (charts) =>
  charts.map(({ id, title, category, bars, max, width, height, hasValues }) => (
    <HighchartsReact
      key={id}
      highcharts={Highcharts}
      options={{
        chart: { type: 'column', width, height },
        colors: [COLOR],
        title: { text: undefined },
        xAxis: { categories: bars.map(({ name }) => name), title: { text: category } },
        yAxis: { min: 0, max, title: { text: title } },
        legend: { enabled: false },
        plotOptions: {
          series: {
            animation: { duration: DURATION_MS },
            animationLimit: 10_000,
            dataLabels: { enabled: hasValues },
          },
        },
        series: [{ name: title, data: bars.map(({ value }) => value) }],
      }}
    />
  ));

import { BarController, BarElement, CategoryScale, Chart as ChartJs, LinearScale, Tooltip } from 'chart.js';
import DataLabels from 'chartjs-plugin-datalabels';
import { Bar } from 'react-chartjs-2';
import { COLOR, DURATION_MS } from './series.js';

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, DataLabels);

export const show = (charts) =>
  charts.map(({ id, title, category, bars, max, width, height, hasValues }) => (
    <div key={id} style={{ width, height }}>
      <Bar
        aria-label={title}
        data={{
          labels: bars.map(({ name }) => name),
          datasets: [{ data: bars.map(({ value }) => value), backgroundColor: COLOR }],
        }}
        options={{
          animation: { duration: DURATION_MS },
          maintainAspectRatio: false,
          layout: { padding: { top: 20 } },
          plugins: { datalabels: { display: hasValues, anchor: 'end', align: 'end' } },
          scales: {
            x: { title: { display: true, text: category } },
            y: { min: 0, max, title: { display: true, text: title } },
          },
        }}
      />
    </div>
  ));

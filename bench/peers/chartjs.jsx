import { BarController, BarElement, CategoryScale, Chart as ChartJs, LinearScale } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { CHARTS, DURATION_MS, listBars, SIZE } from './series.js';

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale);

export function Dashboard() {
  return CHARTS.map(({ id, title, field, max }) => {
    const bars = listBars(field);
    return (
      <div key={id} style={SIZE}>
        <Bar
          aria-label={title}
          data={{
            labels: bars.map(({ name }) => name),
            datasets: [{ data: bars.map(({ value }) => value), backgroundColor: '#1f5b82' }],
          }}
          options={{
            animation: { duration: DURATION_MS },
            maintainAspectRatio: false,
            scales: { y: { min: 0, max, title: { display: true, text: title } } },
          }}
        />
      </div>
    );
  });
}

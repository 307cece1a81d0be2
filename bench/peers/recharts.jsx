import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import { CHARTS, DURATION_MS, listBars, SIZE } from './series.js';

export function Dashboard() {
  return CHARTS.map(({ id, title, field, max }) => (
    <BarChart key={id} {...SIZE} data={listBars(field)}>
      <XAxis dataKey="name" />
      <YAxis domain={[0, max]} label={{ value: title, angle: -90, position: 'insideLeft' }} />
      <Bar dataKey="value" fill="#1f5b82" animationDuration={DURATION_MS} />
    </BarChart>
  ));
}

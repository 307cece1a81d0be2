import { Bar } from '@nivo/bar';
import { CHARTS, listBars, SIZE } from './series.js';

export function Dashboard() {
  return CHARTS.map(({ id, title, field, max }) => (
    <Bar
      key={id}
      {...SIZE}
      data={listBars(field)}
      keys={['value']}
      indexBy="name"
      margin={{ top: 25, right: 0, bottom: 40, left: 80 }}
      valueScale={{ type: 'linear', min: 0, max }}
      axisLeft={{ legend: title, legendOffset: -60 }}
      animate
      motionConfig={{ duration: 3000 }}
    />
  ));
}

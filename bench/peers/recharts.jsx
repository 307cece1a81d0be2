import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { COLOR, DURATION_MS, MARGIN } from './series.js';

export const show = (charts) =>
  charts.map(({ id, title, category, bars, max, width, height, hasValues }) => (
    <BarChart key={id} width={width} height={height} data={bars} margin={MARGIN}>
      <XAxis dataKey="name" label={{ value: category, position: 'bottom' }} />
      <YAxis domain={[0, max]} label={{ value: title, angle: -90, position: 'insideLeft' }} />
      <Tooltip />
      <Bar dataKey="value" fill={COLOR} animationDuration={DURATION_MS}>
        {hasValues && <LabelList dataKey="value" position="top" />}
      </Bar>
    </BarChart>
  ));

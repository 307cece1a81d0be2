import { Bar } from '@nivo/bar';
import { COLOR, DURATION_MS, MARGIN } from './series.js';

export const show = (charts) =>
  charts.map(({ id, title, category, bars, max, width, height, hasValues }) => (
    <Bar
      key={id}
      width={width}
      height={height}
      data={bars}
      keys={['value']}
      indexBy="name"
      colors={[COLOR]}
      margin={MARGIN}
      valueScale={{ type: 'linear', min: 0, max }}
      axisLeft={{ legend: title, legendOffset: -60 }}
      axisBottom={{ legend: category, legendOffset: 45 }}
      enableLabel={hasValues}
      labelPosition="end"
      labelOffset={10}
      isFocusable
      ariaLabel={title}
      animate
      motionConfig={{ duration: DURATION_MS }}
    />
  ));

import { VictoryAxis, VictoryBar, VictoryChart, VictoryLabel, VictoryVoronoiContainer } from 'victory';
import { COLOR, DURATION_MS, MARGIN } from './series.js';

const formatDatum = ({ datum }) => `${datum.name}: ${datum.value}`;

export const show = (charts) =>
  charts.map(({ id, title, category, bars, max, width, height, hasValues }) => (
    <div key={id} style={{ width, height }}>
      <VictoryChart
        width={width}
        height={height}
        padding={MARGIN}
        domain={{ y: [0, max] }}
        domainPadding={{ x: width / bars.length / 3 }}
        containerComponent={<VictoryVoronoiContainer labels={formatDatum} />}
        animate={{
          onLoad: { duration: DURATION_MS, before: () => ({ _y: 0 }), after: ({ value }) => ({ _y: value }) },
        }}
      >
        <VictoryAxis label={category} />
        <VictoryAxis dependentAxis label={title} axisLabelComponent={<VictoryLabel dy={-30} />} />
        <VictoryBar
          data={bars}
          x="name"
          y="value"
          labels={hasValues ? ({ datum }) => datum.value : undefined}
          labelComponent={<VictoryLabel />}
          style={{ data: { fill: COLOR } }}
        />
      </VictoryChart>
    </div>
  ));

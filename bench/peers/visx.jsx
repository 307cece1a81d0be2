import { animated, useSpring } from '@react-spring/web';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { CHARTS, DURATION_MS, listBars, SIZE } from './series.js';

const AnimatedBar = animated(Bar);
const margin = { top: 25, bottom: 40, left: 80 };

function Chart({ title, field, max }) {
  const bars = listBars(field);
  const heightPx = SIZE.height - margin.top - margin.bottom;
  const x = scaleBand({
    domain: bars.map(({ name }) => name),
    range: [0, SIZE.width - margin.left],
    padding: 0.3,
  });
  const y = scaleLinear({ domain: [0, max], range: [heightPx, 0] });
  const { share } = useSpring({ from: { share: 0 }, to: { share: 1 }, config: { duration: DURATION_MS } });
  return (
    <svg {...SIZE} role="img" aria-label={title}>
      <title>{title}</title>
      <Group left={margin.left} top={margin.top}>
        <AxisLeft scale={y} label={title} />
        <AxisBottom scale={x} top={heightPx} />
        {bars.map(({ name, value }) => (
          <AnimatedBar
            key={name}
            x={x(name)}
            width={x.bandwidth()}
            y={share.to((part) => y(value * part))}
            height={share.to((part) => heightPx - y(value * part))}
            fill="#1f5b82"
          />
        ))}
      </Group>
    </svg>
  );
}

export function Dashboard() {
  return CHARTS.map((chart) => <Chart key={chart.id} {...chart} />);
}
